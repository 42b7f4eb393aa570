import type { PayLine } from '@careloom/contract/resources/shift-extras';
import { dateOf, DAY, MINUTE, offsetSpans } from '@careloom/pay/wall-time';
import { centsOf } from './cents';

/** The shade of a bar: the more expensive its minutes, the stronger the shade. */
export type Shade = 'day' | 'evening' | 'saturday' | 'sunday' | 'holiday';

/** A line as it is drawn. `from` and `to` are elapsed minutes since the start of the shift; `height` is cents an hour. */
export interface Bar {
  kind: 'band' | 'bed' | 'tower';
  shade: Shade;
  from: number;
  to: number;
  /** The end of the paid minutes: after `to` for a wake-up shorter than the paid minimum. */
  paidTo: number;
  height: number;
  line: PayLine;
}

/** A local day, or the part of it within the shift. */
export interface DayMark {
  from: number;
  to: number;
  date: string;
  holiday: string | null;
}

/** A clock change: `minutes` is 60 when clocks go forward, -60 when they go back. Times are `HH:mm`. */
export interface ClockChange {
  at: number;
  minutes: number;
  before: string;
  after: string;
}

/** A full hour on the local clock. */
export interface Hour {
  at: number;
  /** 0 to 23. */
  hour: number;
}

export interface Figure {
  /** Length of the shift in elapsed minutes. */
  minutes: number;
  /** Cents an hour of the highest bar. */
  highest: number;
  bars: readonly Bar[];
  days: readonly DayMark[];
  changes: readonly ClockChange[];
  hours: readonly Hour[];
}

export interface Drawn {
  /** Instants, ISO 8601. */
  start_at: string;
  end_at: string;
  time_zone: string;
  lines: readonly PayLine[];
}

/** Hours over which the amount of a sleep over is spread. */
const BED_HOURS = 8;
const HOUR = 60 * MINUTE;

/** The data of an amount's figure: minutes on x, cents per hour on y, in the time zone of the house, independent of the reader's. */
export function figureOf({ start_at, end_at, time_zone, lines }: Drawn): Figure {
  const [start, end] = [Date.parse(start_at), Date.parse(end_at)];
  const minutesTo = (instant: number) => (instant - start) / MINUTE;
  const spans = offsetSpans(start, end, time_zone).map(({ start: from, end: to, offset }) => ({ from, to, ahead: offset * MINUTE }));
  const cheapest = Math.min(
    ...lines.filter(({ day_type, part }) => day_type === 'weekday' && part === 'work').map(({ rate_cents }) => rate_cents),
  );
  const bars = lines.map((line) => barOf(line, minutesTo, cheapest));
  const days: DayMark[] = [];
  const hours: Hour[] = [];
  for (const { from, to, ahead } of spans) {
    for (let local = Math.ceil((from + ahead) / HOUR) * HOUR; local - ahead < to; local += HOUR)
      hours.push({ at: minutesTo(local - ahead), hour: new Date(local).getUTCHours() });
    for (let local = Math.floor((from + ahead) / DAY) * DAY; local - ahead < to; local += DAY) {
      const date = dateOf(local);
      const last = days.at(-1);
      const until = minutesTo(Math.min(to, local + DAY - ahead));
      if (last?.date === date) last.to = until;
      else days.push({ from: minutesTo(Math.max(from, local - ahead)), to: until, date, holiday: null });
    }
  }
  const changes = spans.slice(1).map(({ from, ahead }, index): ClockChange => {
    const earlier = spans[index]?.ahead ?? ahead;
    return { at: minutesTo(from), minutes: (ahead - earlier) / MINUTE, before: clockOf(from + earlier), after: clockOf(from + ahead) };
  });
  return {
    minutes: minutesTo(end),
    highest: Math.max(...bars.map(({ height }) => height), 1),
    bars,
    days: days.map((day) => ({ ...day, holiday: holidayOf(day, bars) })),
    changes,
    hours,
  };
}

const clockOf = (local: number) => new Date(local).toISOString().slice(11, 16);

function barOf(line: PayLine, minutesTo: (instant: number) => number, cheapest: number): Bar {
  const [from, to] = [minutesTo(Date.parse(line.start_at)), minutesTo(Date.parse(line.end_at))];
  const shade = line.day_type === 'weekday' ? (line.rate_cents > cheapest ? 'evening' : 'day') : shadeOf(line.day_type);
  if (line.part === 'sleep_over') return { kind: 'bed', shade, from, to, paidTo: to, height: centsOf(line) / BED_HOURS, line };
  const paidTo = Math.max(to, from + line.paid_minutes);
  return { kind: line.part === 'wake_up' ? 'tower' : 'band', shade, from, to, paidTo, height: line.rate_cents, line };
}

/** An unknown kind of day from a newer server is drawn as a weekday. */
const shadeOf = (dayType: string): Shade => (dayType === 'saturday' || dayType === 'sunday' || dayType === 'holiday' ? dayType : 'day');

/** The public holiday of a day, taken from its lines. A sleep over belongs to the day on which it begins. */
const holidayOf = ({ from, to, date }: DayMark, bars: readonly Bar[]) =>
  bars.find(({ line, ...bar }) => line.holiday !== null && (line.date === date || (bar.kind !== 'bed' && bar.from < to && bar.to > from)))
    ?.line.holiday ?? null;
