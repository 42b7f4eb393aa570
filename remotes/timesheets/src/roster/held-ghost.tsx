import { useLayoutEffect, useRef } from 'react';
import { HEAD } from './geometry';
import type { Held } from './held';
import { placed } from './place';
import { type Names, timesOf, whereOf } from './ribbon-words';
import styles from './held.module.css';
import columns from './roster-grid.module.css';
import type { Row } from './rows';
import { spanOf } from './spans';

interface HeldGhostProps {
  held: Held;
  rows: readonly Row[];
  tops: Float64Array;
  days: readonly string[];
  names: Names;
}

/** Distance to the top of a row in pixels. */
const IN_ROW = 6;

/** The target of a shift moved by keys. The shift itself keeps the focus until it is dropped, so that no row re-renders. */
export function HeldGhost({ held, rows, tops, days, names }: HeldGhostProps) {
  const ghost = useRef<HTMLDivElement>(null);
  const { shift, to } = held;
  const day = days.indexOf(to.date);
  const at = rows.findIndex(({ kind, id }) => (kind === 'house' ? id === shift.house_id && to.worker_id !== null : id === to.worker_id));
  const where = whereOf(shift, names, rows[1]?.kind === 'house');
  const span = spanOf(placed(shift, to), to.date);
  const top = HEAD + (tops[at] ?? 0) + IN_ROW;
  useLayoutEffect(() => {
    ghost.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [top, day]);
  if (day < 0 || at < 0) return null;
  const place = { top, left: `calc(${span.from * 100}% + 3px)`, width: `calc(${(span.to - span.from) * 100}% - 6px)` };
  return (
    <div aria-hidden className={columns.verdicts} data-above>
      <div className={columns.dayOf} style={{ gridColumn: day + 2 }}>
        <div ref={ghost} className={styles.ghost} data-by="key" style={place}>
          <span>{timesOf(to)}</span>
          <span className={styles.where}>{where}</span>
        </div>
      </div>
    </div>
  );
}
