import type { ReactNode } from 'react';

/** The padding and rhythm of a page on the sheet. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="cl-page">{children}</div>;
}
