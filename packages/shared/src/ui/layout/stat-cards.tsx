import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Link } from '../controls/button';
import { LoadFailed } from '../feedback/load-failed';
import type { Tint } from '../people/avatar';
import { t } from '../texts';

export interface Stat {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  yarn: Tint;
  href?: string;
}

/** The length of the longest value, in characters. It determines the font size of all values, so that all have the same size. */
const longest = (stats: readonly Stat[]): CSSProperties & Record<'--longest', number> => ({
  '--longest': Math.max(1, ...stats.map(({ value }) => (typeof value === 'string' ? value.length : 1))),
});

/** Chooses columns so that the last row has no gap. */
function columns({ length }: readonly Stat[]): string {
  if (length % 3 === 0) return 'cl-stats cl-stats-by-three';
  return length === 5 ? 'cl-stats cl-stats-in-five' : 'cl-stats';
}

const Missing = () => (
  <>
    <span aria-hidden>–</span>
    <span className="cl-hidden">{t('kit.not_loaded')}</span>
  </>
);

/**
 * The figures of a dashboard, each a link to its list. A skeleton is shown for each value until it is loaded.
 * @param failed set if they could not be loaded: each missing value is then a dash, with Retry below
 */
export function StatCards({ stats, failed }: { stats: readonly Stat[]; failed?: ComponentProps<typeof LoadFailed> | undefined }) {
  return (
    <div className="cl-card" style={longest(stats)}>
      <div className={columns(stats)}>
        {stats.map(({ label, value, note, yarn, href }) => {
          const inside = (
            <>
              <span className="cl-stat-label">{label}</span>
              <span className="cl-stat-value">{value ?? (failed ? <Missing /> : <span className="cl-bone" />)}</span>
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
      {failed && (
        <div className="cl-stats-failed">
          <LoadFailed {...failed} />
        </div>
      )}
    </div>
  );
}
