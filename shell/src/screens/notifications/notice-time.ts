import { addDays, formatDate } from '@careloom/shared/format';
import { t } from './notices-texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const yesterday = (now: Date) => addDays(formatDate(now.toISOString(), 'api'), -1);

/** The heading of a day: "Today", "Yesterday", "Friday, 20 Nov 2026". */
export function noticeDay(createdAt: string, now: Date): string {
  const day = formatDate(createdAt, 'api');
  if (day === formatDate(now.toISOString(), 'api')) return t('notices.today');
  return day === yesterday(now) ? t('notices.day_before') : formatDate(day, 'long');
}

/** The time below a day's heading: minutes ago within the hour, else the time. */
export function noticeClock(createdAt: string, now: Date): string {
  return now.getTime() - new Date(createdAt).getTime() < HOUR ? noticeTime(createdAt, now) : formatDate(createdAt, 'time');
}

/**
 * When a notification arrived: minutes ago within the hour, the time today, "Yesterday", else date and time. In the organisation's time
 * zone.
 */
export function noticeTime(createdAt: string, now: Date): string {
  const age = now.getTime() - new Date(createdAt).getTime();
  const minutes = Math.floor(age / MINUTE);
  if (minutes < 1) return t('notices.just_now');
  if (age < HOUR) return t('notices.minutes_ago', { count: minutes });
  const day = formatDate(createdAt, 'api');
  const time = formatDate(createdAt, 'time');
  if (day === formatDate(now.toISOString(), 'api')) return time;
  if (day === yesterday(now)) return t('notices.yesterday', { time });
  return formatDate(createdAt, 'displayTime');
}
