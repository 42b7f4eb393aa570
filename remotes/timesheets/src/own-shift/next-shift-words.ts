import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { addDays, formatDate, today } from '@careloom/shared/format';
import { CalendarDays, type LucideIcon, Moon, MoonStar, Sunset } from 'lucide-react';
import { t } from './texts';

export function kindIcon({ type, is_overnight }: Pick<NextShift, 'type' | 'is_overnight'>): LucideIcon {
  if (type === 'sleep_over') return Moon;
  if (type === 'active_night') return MoonStar;
  return is_overnight === 1 ? Sunset : CalendarDays;
}

const kindOf = ({ type }: Pick<NextShift, 'type'>) =>
  t(type === 'sleep_over' ? 'own.kind.sleep_over' : type === 'active_night' ? 'own.kind.active_night' : 'own.kind.normal');

/** From this time on, "today" becomes "tonight". */
const EVENING = '18:00';

/** The day of a shift relative to now, by the clock of its house. */
export function dayWord({ date, start_time, time_zone }: Pick<NextShift, 'date' | 'start_time' | 'time_zone'>, now: Date): string {
  const here = today(time_zone, now);
  if (date === here) return t(start_time >= EVENING ? 'own.tonight' : 'own.today');
  if (date === addDays(here, 1)) return t('own.tomorrow');
  return date === addDays(here, -1) ? t('own.yesterday') : formatDate(date, 'long');
}

/** `Sleep over, tonight`. */
export const titleOf = (shift: NextShift, now: Date): string => t('own.kind_day', { kind: kindOf(shift), day: dayWord(shift, now) });

const MINUTE = 60_000;
const DAY = 24 * 60;

type Timed = Pick<NextShift, 'start_at' | 'end_at' | 'end_time' | 'status' | 'started_at' | 'finished_at'>;

/** The progress of a shift: the time until it begins, its end, or the last action. */
export function progressOf({ start_at, end_at, end_time, status, started_at, finished_at }: Timed, now: Date): string {
  if (status === 'submitted') return t('own.submitted');
  if (finished_at) return t('own.finished');
  if (Date.parse(end_at) <= now.getTime()) return t('own.over');
  const minutes = Math.ceil((Date.parse(start_at) - now.getTime()) / MINUTE);
  if (started_at || minutes < 0) return t('own.until', { time: end_time });
  if (minutes === 0) return t('own.begins_now');
  if (minutes < 60) return t('own.in_minutes', { minutes });
  if (minutes < 2 * DAY) return t('own.in_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t('own.in_days', { days: Math.floor(minutes / DAY) });
}

/** `Tom, Mia and Ana live here`. */
export const residentsLine = (names: readonly string[]): string =>
  t('own.who', { count: names.length, names: new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names) });

/** Opens the phone's map app if it has one, else a map in the browser. */
export const directionsTo = (place: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
