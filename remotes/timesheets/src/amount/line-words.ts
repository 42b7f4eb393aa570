import type { PayLine } from '@careloom/contract/resources/shift-extras';
import { formatTimes, formatDate } from '@careloom/shared/format';
import { t } from './texts';

const DAYS = { weekday: 'amount.weekday', saturday: 'amount.saturday', sunday: 'amount.sunday', holiday: 'amount.holiday' } as const;

const isDay = (dayType: string): dayType is keyof typeof DAYS => Object.hasOwn(DAYS, dayType);

/** The kind of day of a line; an unknown kind of a newer server is shown unchanged. */
const dayOf = ({ day_type, holiday }: Pick<PayLine, 'day_type' | 'holiday'>) => holiday ?? (isDay(day_type) ? t(DAYS[day_type]) : day_type);

/** The work paid by a line, as text. */
export function partOf(line: PayLine): string {
  if (line.part === 'sleep_over') return t('dashboard.sleep_over');
  if (line.part === 'wake_up') return t(line.paid_minutes > line.minutes ? 'amount.wake_up_at_least' : 'amount.wake_up');
  if (line.rate_type === 'overnight') return t('amount.overnight', { day: dayOf(line) });
  return line.rate_type === 'active_night' ? t('amount.active_night', { day: dayOf(line) }) : dayOf(line);
}

/** The start and end of a line, in the time zone of the house. */
export const timesOf = ({ start_at, end_at }: Pick<PayLine, 'start_at' | 'end_at'>, timeZone: string): string =>
  formatTimes(formatDate(start_at, 'time', timeZone), formatDate(end_at, 'time', timeZone));

/** The paid minutes; empty for a sleep over, which has a fixed amount. */
export const minutesOf = ({ part, paid_minutes }: PayLine): string =>
  part === 'sleep_over' ? '' : t('amount.of_minutes', { minutes: paid_minutes });
