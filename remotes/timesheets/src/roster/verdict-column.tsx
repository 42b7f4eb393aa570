import { type CSSProperties, memo } from 'react';
import { HEAD } from './geometry';
import type { Held } from './held';
import type { Row } from './rows';
import { type Ground, verdictOf } from './verdict';
import { verdictLook } from './verdict-words';
import { VerdictTag } from './verdict-tag';
import styles from './roster-grid.module.css';

interface VerdictColumnProps {
  held: Held;
  rows: readonly Row[];
  tops: Float64Array;
  from: number;
  to: number;
  days: readonly string[];
  ground: Ground;
}

/** Whether the shift that is picked up fits, in each cell of the day to which it would be put. Readers hear of one cell at a time. */
export const VerdictColumn = memo(function VerdictColumn({ held, rows, tops, from, to, days, ground }: VerdictColumnProps) {
  const day = days.indexOf(held.to.date);
  if (day < 0) return null;
  return (
    <div aria-hidden>
      {rows.slice(from, to).map((row, index) => {
        if (row.kind === 'house' || row.kind === 'unfilled') return null;
        const at = from + index;
        const verdict = verdictOf(held.shift, { ...held.to, worker_id: row.id }, ground);
        const place = { '--day': day, '--top': `${HEAD + (tops[at] ?? 0)}px`, '--tall': `${(tops[at + 1] ?? 0) - (tops[at] ?? 0)}px` };
        return (
          <div key={row.key} className={styles.verdicts} style={place as CSSProperties}>
            <div className={styles.verdict} data-tone={verdictLook(verdict).tone}>
              <VerdictTag verdict={verdict} />
            </div>
          </div>
        );
      })}
    </div>
  );
});
