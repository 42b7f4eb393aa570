import type { ReactNode } from 'react';

/** The padding and vertical spacing of a page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="cl-page">{children}</div>;
}
