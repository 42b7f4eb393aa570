import { memo } from 'react';
import { HEAD } from './geometry';
import type { Held } from './held';
import type { Row } from './rows';
import { type PlanContext, type Verdict, verdictOf } from './verdict';
import { verdictLook, verdictWords } from './verdict-words';
import { VerdictTag } from './verdict-tag';
import styles from './held.module.css';
import columns from './roster-grid.module.css';

interface VerdictColumnProps {
  held: Held;
  rows: readonly Row[];
  tops: Float64Array;
  from: number;
  to: number;
  days: readonly string[];
  context: PlanContext;
}

/** Whether the picked-up shift fits, in each cell of the target day. Screen readers announce one cell at a time. */
export const VerdictColumn = memo(function VerdictColumn({ held, rows, tops, from, to, days, context }: VerdictColumnProps) {
  const day = days.indexOf(held.to.date);
  if (day < 0) return null;
  return (
    <div aria-hidden className={columns.verdicts}>
      <div className={columns.dayOf} style={{ gridColumn: day + 2 }}>
        {rows.slice(from, to).map((row, index) => {
          if (row.kind === 'house' || row.kind === 'unfilled') return null;
          const top = tops[from + index] ?? 0;
          const verdict = verdictOf(held.shift, { ...held.to, worker_id: row.id }, context);
          return <VerdictCell key={row.key} verdict={verdict} top={HEAD + top} height={(tops[from + index + 1] ?? 0) - top} />;
        })}
      </div>
    </div>
  );
});

interface VerdictCellProps {
  verdict: Verdict;
  top: number;
  height: number;
}

const VerdictCell = memo(
  function VerdictCell({ verdict, top, height }: VerdictCellProps) {
    return (
      <div className={styles.verdict} data-tone={verdictLook(verdict).tone} style={{ top, height }}>
        <VerdictTag verdict={verdict} />
      </div>
    );
  },
  (before, after) =>
    before.top === after.top &&
    before.height === after.height &&
    before.verdict.kind === after.verdict.kind &&
    verdictWords(before.verdict) === verdictWords(after.verdict),
);
