import { t } from './texts';
import type { MonthLine } from './month';

const DAYS = { weekday: 'month.weekday', saturday: 'month.saturday', sunday: 'month.sunday', holiday: 'month.holiday' } as const;
const isDay = (day: string): day is keyof typeof DAYS => Object.hasOwn(DAYS, day);
/** An unknown kind of day from a newer server is shown unchanged. */
const dayOf = (day: string) => (isDay(day) ? t(DAYS[day]) : day);

const KINDS = {
  sleep_over: 'month.sleep_overs',
  wake_up: 'month.wake_ups',
  waiting: 'month.waiting',
  rostered: 'month.rostered',
} as const;

/** The label of a line: its kind, or the kind of day and of night. */
export function nameOf({ kind, day, rate }: MonthLine): string {
  if (Object.hasOwn(KINDS, kind)) return t(KINDS[kind as keyof typeof KINDS]);
  if (rate === 'overnight') return t('month.overnight', { day: dayOf(day) });
  return rate === 'active_night' ? t('month.active_night', { day: dayOf(day) }) : dayOf(day);
}

const rateOf = (cents: number) => (cents / 100).toFixed(2);
const hoursOf = (minutes: number) => (minutes / 60).toFixed(2);

/**
 * How the amount of a line is computed: hours at a rate, or a count at a rate. Omits the rate if several rates were paid. Empty for waiting
 * and rostered shifts.
 */
export function howOf({ kind, minutes, times, rateCents }: MonthLine): string {
  if (kind === 'waiting' || kind === 'rostered') return '';
  if (kind === 'sleep_over')
    return rateCents === null ? t('month.times', { times }) : t('month.times_at', { times, rate: rateOf(rateCents) });
  const hours = hoursOf(minutes);
  return rateCents === null ? t('month.hours', { hours }) : t('month.hours_at', { hours, rate: rateOf(rateCents) });
}
