import type { Row } from './rows';

/** The keyboard position: `s12` on a shift, `c3` on an empty day. */
export interface Stop {
  row: string;
  stop: string;
  /** The index of its day, used if the stop no longer exists. */
  day?: number;
}

/** The stops of a row in the order of its days. */
export const stopsOf = ({ shifts }: Row, days: readonly string[]): { day: number; stop: string }[] =>
  days.flatMap((date, day) => {
    const own = shifts.filter((shift) => shift.date === date);
    return own.length === 0 ? [{ day, stop: `c${day}` }] : own.map(({ id }) => ({ day, stop: `s${id}` }));
  });

/** An existing stop: the same one, the same shift in its new row, the same day, or the first stop of its row or of the first worker. */
export function settledStop(at: Stop, rows: readonly Row[], days: readonly string[]): Stop {
  const row = rows.find(({ key }) => key === at.row) ?? rows[1] ?? rows[0];
  if (!row) return at;
  const stops = stopsOf(row, days);
  const same = stops.find(({ stop }) => stop === at.stop);
  if (same) return { ...same, row: row.key };
  const id = at.stop.startsWith('s') ? Number(at.stop.slice(1)) : null;
  const went = id === null ? undefined : rows.find(({ shifts }) => shifts.some((shift) => shift.id === id && days.includes(shift.date)));
  if (went) return { row: went.key, stop: at.stop };
  const next = stops.find(({ day }) => day === at.day) ?? stops[0];
  return { row: row.key, stop: next?.stop ?? 'c0', day: next?.day ?? 0 };
}

/** The stop to which an arrow key, Home, End or a page key moves; null if there is none. */
export function walked(at: Stop, key: string, rows: readonly Row[], days: readonly string[]): Stop | null {
  const index = rows.findIndex((row) => row.key === at.row);
  const row = rows[index];
  if (!row) return null;
  const stops = stopsOf(row, days);
  const here = Math.max(
    0,
    stops.findIndex(({ stop }) => stop === at.stop),
  );
  const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8 }[key];
  if (by !== undefined) {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + by))];
    const day = stops[here]?.day ?? 0;
    const stop = next && stopsOf(next, days).find((one) => one.day === day);
    return next && stop ? { row: next.key, ...stop } : null;
  }
  const to = { Home: 0, End: stops.length - 1, ArrowLeft: here - 1, ArrowRight: here + 1 }[key];
  const found = to === undefined ? undefined : stops[to];
  return found ? { row: at.row, ...found } : null;
}
