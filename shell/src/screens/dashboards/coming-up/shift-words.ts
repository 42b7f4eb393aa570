import { addDays, formatDate } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Shift } from '@careloom/contract/resources/shifts';
import { CalendarDays, Moon, MoonStar, Sunset, type LucideIcon } from 'lucide-react';

type Kind = Pick<Shift, 'type' | 'is_overnight'>;

/** The kind of work of a shift, in one word. */
export function kindOf({ type }: Pick<Shift, 'type'>): string {
  if (type === 'sleep_over') return t('dashboard.sleep_over');
  return type === 'active_night' ? t('dashboard.active_night') : t('dashboard.shift');
}

export function kindIcon({ type, is_overnight }: Kind): LucideIcon {
  if (type === 'sleep_over') return Moon;
  if (type === 'active_night') return MoonStar;
  return is_overnight === 1 ? Sunset : CalendarDays;
}

/** From this time on, "today" becomes "tonight". */
const EVENING = '18:00';

/** The day of a shift relative to today: `tonight`, `today`, `tomorrow`, else weekday and date. */
export function dayWord({ date, start_time }: Pick<Shift, 'date' | 'start_time'>, today: string): string {
  if (date === today) return t(start_time >= EVENING ? 'dashboard.tonight' : 'dashboard.today');
  if (date === addDays(today, 1)) return t('dashboard.tomorrow');
  return formatDate(date, 'long');
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The time until an instant: in minutes, then hours and minutes, then days. A past instant is "now". */
export function untilStart(startAt: string, now: Date): string {
  const minutes = Math.ceil((new Date(startAt).getTime() - now.getTime()) / MINUTE);
  if (minutes <= 0) return t('dashboard.now');
  if (minutes < 60) return t('dashboard.in_minutes', { minutes });
  if (minutes < DAY) return t('dashboard.in_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const days = Math.floor(minutes / DAY);
  return days === 1
    ? t('dashboard.in_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : t('dashboard.in_days', { days });
}
