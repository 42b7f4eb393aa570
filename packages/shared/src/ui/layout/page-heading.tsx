import type { ReactNode } from 'react';
import { formatCount } from '../../format/index';

export interface PageHeadingProps {
  children: ReactNode;
  /** The total number of records. */
  count?: number | undefined;
  /** A state tag beside the name. */
  tag?: ReactNode;
  /** At most one solid button. */
  actions?: ReactNode;
}

/** The heading of a page. It takes the focus after a navigation, so that screen readers announce the page. */
export function PageHeading({ children, count, tag, actions }: PageHeadingProps) {
  return (
    <div className="cl-title">
      <h1 tabIndex={-1}>{children}</h1>
      {count !== undefined && <span className="cl-count">{formatCount(count)}</span>}
      {tag}
      {actions && <div className="cl-actions">{actions}</div>}
    </div>
  );
}
