import { formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { minutesOf, type Coverage, type Stretch } from './coverage';

/** An instant as ISO 8601, in UTC. */
export const iso = (instant: number) => new Date(instant).toISOString();

/** The first hours of the parts of a day, latest first. */
const PARTS = [
  [21, 'coverage.night'],
  [17, 'coverage.evening'],
  [12, 'coverage.afternoon'],
  [5, 'coverage.morning'],
  [0, 'coverage.night'],
] as const;

/** `Tuesday morning`. */
function partOfDay(instant: number, timeZone: string): string {
  const hour = Number(formatDate(iso(instant), 'time', timeZone).slice(0, 2));
  const [, part] = PARTS.find(([from]) => hour >= from) ?? PARTS[4];
  return `${formatDate(iso(instant), 'dayName', timeZone)} ${t(part)}`;
}

/** `1 hour`, `2 hours 30 minutes`. */
function spelled(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 && t('coverage.hours', { count: hours }), rest > 0 && t('coverage.minutes', { count: rest })].filter(Boolean).join(' ');
}

/** Whether a house is covered, as text: `Covered until Tuesday morning`, and the uncovered time, if any. */
export function verdictOf({ to, gaps, watches }: Coverage, timeZone: string): { covered: string; but: string | null } {
  const until = partOfDay(to, timeZone);
  if (watches.length === 0) return { covered: '', but: t('coverage.nobody_until', { until }) };
  return {
    covered: t('coverage.until', { until }),
    but: gaps.length > 0 ? t('coverage.but_for', { time: spelled(minutesOf(gaps)) }) : null,
  };
}

const DAY = 86_400_000;

/** `22:00–06:00`, by the clock of the house; `22:00–Wed 06:00` where it lasts longer than a day. */
export function timesOf({ from, to }: Stretch, timeZone: string): string {
  const end = formatDate(iso(to), 'time', timeZone);
  return `${formatDate(iso(from), 'time', timeZone)}–${to - from < DAY ? end : `${weekDay(to, timeZone)} ${end}`}`;
}

/** `Mon 23 Nov`. */
export const shortDay = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(instant).replace(',', '');

/** `Mon`. */
export const weekDay = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone }).format(instant);

/** The day of an instant, `yyyy-MM-dd`. */
export const dayOf = (instant: number, timeZone: string): string => formatDate(iso(instant), 'api', timeZone);

/** Percentage of the ribbon that a weekday with its date needs; a shorter day shows only the weekday. */
const ROOM_FOR_DATE = 12;
/** Percentage of the ribbon that a weekday needs; a shorter day has no label. */
const ROOM_FOR_DAY = 5;

/** The label of a day above the ribbon. @param room the day's percentage of the ribbon's length */
export function dayMark(day: number, room: number, zone: string): string {
  if (room < ROOM_FOR_DAY) return '';
  return room < ROOM_FOR_DATE ? weekDay(day, zone) : shortDay(day, zone);
}
