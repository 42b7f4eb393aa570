import type { ReactNode } from 'react';

/** Two columns: the record on the left, people and history on the right. Stacked on a narrow screen. */
export function Overview({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-overview">
      <div>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
