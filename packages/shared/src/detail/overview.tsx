import type { ReactNode } from 'react';

/** Two columns: what the record is on the left, people and history on the right. One under the other on a narrow screen. */
export function Overview({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-overview">
      <div>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
