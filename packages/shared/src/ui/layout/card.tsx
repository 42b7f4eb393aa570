import { useId, type ReactNode } from 'react';

export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Beside the title: a count, a badge. */
  count?: ReactNode;
  /** At the right of the head: a link, a small button. */
  action?: ReactNode;
  /** Without padding: rows that reach the card's edges have their own. */
  flush?: boolean;
}

/** A bordered panel; with a title it is a region of the page. */
export function Card({ title, count, action, flush = false, children }: CardProps) {
  const id = useId();
  const body = flush ? children : <div className="cl-cardbody">{children}</div>;
  if (!title) return <section className="cl-card">{body}</section>;
  return (
    <section className="cl-card" aria-labelledby={id}>
      <div className="cl-cardhead">
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="cl-count">{count}</span>}
        {action && <span className="cl-end">{action}</span>}
      </div>
      {body}
    </section>
  );
}
