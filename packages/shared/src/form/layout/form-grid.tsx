import type { ReactNode } from 'react';

/** Six parts; a field takes as many as its `span` says. A title parts a long form into thoughts. */
export function FormGrid({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return <div className="cl-formgrid">{children}</div>;
  return (
    <section className="cl-col">
      <h2 className="cl-section">{title}</h2>
      <div className="cl-formgrid">{children}</div>
    </section>
  );
}
