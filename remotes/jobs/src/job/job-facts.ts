import type { Job } from '@careloom/contract/resources/jobs';
import { expiryMessage, formatDate, formatHours, formatTimes, today } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { weekdaysInWords } from './weekdays';

/** "Parramatta NSW 2150": where a house is, in one line. */
export const placeOf = ({ suburb, state, post_code }: Pick<Job['house'], 'suburb' | 'state' | 'post_code'>): string =>
  [suburb, state, post_code].filter(Boolean).join(' ');

/** "21 Nov 2026 – 3 Feb 2027", or "– ongoing" without an end. */
export const periodOf = ({ start_date, end_date }: Pick<Job, 'start_date' | 'end_date'>): string =>
  `${formatDate(start_date)} – ${end_date === null ? t('jobs.ongoing') : formatDate(end_date)}`;

/** "Sat and Sun", or the word for flexible. */
export const daysOf = ({ when_needed, days }: Pick<Job, 'when_needed' | 'days'>): string =>
  when_needed === 'certain_days' && days.length > 0 ? weekdaysInWords(days) : t('option.when_needed.flexible');

/** "14.00 h a week, Sat and Sun". */
export const weekOf = (job: Pick<Job, 'weekly_hours' | 'when_needed' | 'days'>): string =>
  `${t('jobs.hours_a_week', { hours: formatHours(job.weekly_hours) })}, ${daysOf(job)}`;

export const timesOf = ({ start_time, end_time }: Pick<Job, 'start_time' | 'end_time'>): string => formatTimes(start_time, end_time);

/** "Expiring in N days" or "Expires today" of a job that still runs (section 9, Q-057); else null. `now` is `yyyy-MM-dd`. */
export const jobExpiry = (
  { end_date, status, archived_at }: Pick<Job, 'end_date' | 'status' | 'archived_at'>,
  now = today(),
): string | null => (end_date === null || status === 'closed' || archived_at !== null ? null : expiryMessage(end_date, now));
