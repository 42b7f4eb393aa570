/** The care day runs from 06:00 to 06:00, so that no night is split. Positions are minutes after 06:00, 0 to 1440. */
import { PATTERNS } from '@careloom/contract/rules';

export const CARE_DAY = 1440;
const BEGINS = 360;

/** A weekday band as typed: `HH:mm`. */
export interface Hours {
  start_time: string;
  end_time: string;
}

export interface Span {
  from: number;
  to: number;
}

/** Whether both times are complete. */
export const isTimed = ({ start_time, end_time }: Hours) => PATTERNS.time.test(start_time) && PATTERNS.time.test(end_time);

/** A band that ends before its start goes over midnight. */
export const isOvernight = ({ start_time, end_time }: Hours) => end_time < start_time;

/** The position of `HH:mm`; 06:00 is 0, as a start. */
export const positionOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - BEGINS + CARE_DAY) % CARE_DAY;

/** The time of day at a position. */
export function timeAt(position: number): string {
  const minutes = (position + BEGINS) % CARE_DAY;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The spans of a band: one, or two if it crosses 06:00. A band without length has none. */
export function spansOf({ start_time, end_time }: Hours): Span[] {
  if (start_time === end_time) return [];
  const from = positionOf(start_time);
  const to = positionOf(end_time) || CARE_DAY;
  return from < to
    ? [{ from, to }]
    : [
        { from, to: CARE_DAY },
        { from: 0, to },
      ].filter((span) => span.from < span.to);
}

/** The minutes of a band. */
export const minutesOf = (hours: Hours) => spansOf(hours).reduce((sum, { from, to }) => sum + to - from, 0);

/** The parts of the care day without a band. A gap that crosses 06:00 is one gap, whose `to` is over 1440. */
export function gapsOf(bands: readonly Hours[]): Span[] {
  const gaps: Span[] = [];
  let covered = 0;
  for (const { from, to } of bands.flatMap(spansOf).sort((a, b) => a.from - b.from)) {
    if (from > covered) gaps.push({ from: covered, to: from });
    covered = Math.max(covered, to);
  }
  if (covered < CARE_DAY) gaps.push({ from: covered, to: CARE_DAY });
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (!first || !last || first === last || first.from > 0 || last.to < CARE_DAY) return gaps;
  return [...gaps.slice(1, -1), { from: last.from, to: CARE_DAY + first.to }];
}

/** The pairs of overlapping bands, by index. */
export function overlapsOf(bands: readonly Hours[]): [first: number, second: number][] {
  const spans = bands.map(spansOf);
  const share = (one: readonly Span[], other: readonly Span[]) => one.some((a) => other.some((b) => a.from < b.to && b.from < a.to));
  return spans.flatMap((second, at) =>
    spans.slice(0, at).flatMap((first, before): [number, number][] => (share(first, second) ? [[before, at]] : [])),
  );
}
