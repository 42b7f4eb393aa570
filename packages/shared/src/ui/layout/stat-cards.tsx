import type { ReactNode } from 'react';
import { Link } from '../controls/link';
import type { Tint } from '../people/tint';

export interface Stat {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  yarn: Tint;
  href?: string;
}

/** The numbers of a dashboard, each a way to its list. Bones stand for values that have not come. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className="cl-card cl-stats">
      {stats.map(({ label, value, note, yarn, href }) => {
        const inside = (
          <>
            <span className="cl-stat-label">{label}</span>
            <span className="cl-stat-value">{value ?? <span className="cl-bone" />}</span>
            {note && <span className="cl-stat-note">{note}</span>}
          </>
        );
        const className = `cl-stat cl-selvedge-${yarn}`;
        return href ? (
          <Link key={label} href={href} className={className}>
            {inside}
          </Link>
        ) : (
          <div key={label} className={className}>
            {inside}
          </div>
        );
      })}
    </div>
  );
}
