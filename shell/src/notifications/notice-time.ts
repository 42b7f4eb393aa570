import { formatDate } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a notification came: minutes within the hour, the time today, "Yesterday", else date and time. Zone of the organisation. */
export function noticeTime(createdAt: string, now: Date): string {
  const age = now.getTime() - new Date(createdAt).getTime();
  const minutes = Math.floor(age / MINUTE);
  if (minutes < 1) return t('notices.just_now');
  if (age < HOUR) return t('notices.minutes_ago', { count: minutes });
  const day = formatDate(createdAt, 'api');
  const time = formatDate(createdAt, 'time');
  if (day === formatDate(now.toISOString(), 'api')) return time;
  if (day === formatDate(new Date(now.getTime() - DAY).toISOString(), 'api')) return t('notices.yesterday', { time });
  return formatDate(createdAt, 'displayTime');
}
