/** Converts between local times and instants. Instants are milliseconds in UTC; `local` is the same count as if local time were UTC. */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { PayError } from './pay-error';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Minutes since midnight of `HH:mm`.
 * @throws {PayError} `time_format`
 */
export function minutesOf(time: string, field: string) {
  if (!TIME.test(time)) throw new PayError('time_format', field, `"${time}" is not a time of day as HH:mm.`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * The local midnight of `yyyy-MM-dd`.
 * @throws {PayError} `date_format`
 */
export function localMidnight(date: string, field: string) {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const exists = DATE.test(date) && !Number.isNaN(midnight) && dateOf(midnight) === date;
  if (!exists) throw new PayError('date_format', field, `"${date}" is not a day of the calendar as yyyy-MM-dd.`);
  return midnight;
}

/** The day, `yyyy-MM-dd`, of a local time. */
export const dateOf = (local: number) => new Date(local).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (local: number) => new Date(local).getUTCDay();

/** ISO 8601 in UTC, as in stored records. */
export const isoOf = (instant: number) => new Date(instant).toISOString();

/**
 * Minutes that a time zone is ahead of UTC at an instant.
 * @throws {PayError} `time_zone` for a name that the time-zone database lacks
 */
export function offsetAt(instant: number, timeZone: string) {
  const minutes = tzOffset(timeZone, new Date(instant));
  if (Number.isNaN(minutes)) throw new PayError('time_zone', 'time_zone', `"${timeZone}" is not a time zone such as Australia/Sydney.`);
  return minutes;
}

/**
 * All instants with the local time `local`, earliest first: none if clocks go forward over it, two if they go back. No zone's offset
 * changes twice within two days, so only the offsets of the day before and the day after can apply.
 */
export function instantsOf(local: number, timeZone: string) {
  const offsets = new Set([offsetAt(local - DAY, timeZone), offsetAt(local + DAY, timeZone)]);
  return [...offsets]
    .filter((offset) => offsetAt(local - offset * MINUTE, timeZone) === offset)
    .map((offset) => local - offset * MINUTE)
    .sort((a, b) => a - b);
}

/** `fold` 1 is the second of two instants with the same local time (as in Python's PEP 495). */
export type Fold = 0 | 1;

/**
 * The instant of a local time.
 * @throws {PayError} `time_does_not_exist` if clocks go forward over it
 */
export function instantOf(local: number, timeZone: string, fold: Fold, field: string) {
  const [first, second] = instantsOf(local, timeZone);
  if (first === undefined) {
    const shown = isoOf(local).slice(11, 16);
    const rule = `${shown} on ${dateOf(local)} does not exist in ${timeZone}: the clock is put forward over it.`;
    throw new PayError('time_does_not_exist', field, `${rule} Choose a time before or after.`);
  }
  return fold === 1 ? (second ?? first) : first;
}

/** A period with a constant offset from UTC, in minutes. */
export interface OffsetSpan {
  start: number;
  end: number;
  offset: number;
}

/** Splits a period of at most two days at a clock change. */
export function offsetSpans(start: number, end: number, timeZone: string): OffsetSpan[] {
  const offset = offsetAt(start, timeZone);
  const last = offsetAt(end - MINUTE, timeZone);
  if (offset === last) return [{ start, end, offset }];
  let before = start;
  let after = end - MINUTE;
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return [
    { start, end: after, offset },
    { start: after, end, offset: last },
  ];
}
