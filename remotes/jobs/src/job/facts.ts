import type { Job } from '@careloom/contract/resources/jobs';
import { expiryMessage, formatDate, formatHours, formatTimes, fullName, today } from '@careloom/shared/format';
import type { FactLineItem } from '@careloom/shared/ui';
import { CalendarDays, Clock, House, UserRound } from 'lucide-react';
import { t } from './fact-texts';
import { weekdaysInWords } from './times';

/** A house's location in one line: "Parramatta NSW 2150". */
export const placeOf = ({ suburb, state, post_code }: Pick<Job['house'], 'suburb' | 'state' | 'post_code'>): string =>
  [suburb, state, post_code].filter(Boolean).join(' ');

/** "21 Nov 2026 – 3 Feb 2027", or "– ongoing" without an end. */
export const periodOf = ({ start_date, end_date }: Pick<Job, 'start_date' | 'end_date'>): string =>
  `${formatDate(start_date)} – ${end_date === null ? t('jobs.ongoing') : formatDate(end_date)}`;

/** "Sat and Sun", or the text for flexible. */
export const daysOf = ({ when_needed, days }: Pick<Job, 'when_needed' | 'days'>): string =>
  when_needed === 'certain_days' && days.length > 0 ? weekdaysInWords(days) : t('option.when_needed.flexible');

/** "14.00 h a week, Sat and Sun". */
export const weekOf = (job: Pick<Job, 'weekly_hours' | 'when_needed' | 'days'>): string =>
  `${t('jobs.hours_a_week', { hours: formatHours(job.weekly_hours) })}, ${daysOf(job)}`;

export const timesOf = ({ start_time, end_time }: Pick<Job, 'start_time' | 'end_time'>): string => formatTimes(start_time, end_time);

/** "Expiring in N days" or "Expires today" for a job that is still running (section 9, Q-057); otherwise null. `now` is `yyyy-MM-dd`. */
export const jobExpiry = (
  { end_date, status, archived_at }: Pick<Job, 'end_date' | 'status' | 'archived_at'>,
  now = today(),
): string | null => (end_date === null || status === 'closed' || archived_at !== null ? null : expiryMessage(end_date, now));

/** The line of facts under a job's name: place, dates, hours and author. */
export const headingFacts = (job: Job): FactLineItem[] => [
  { icon: House, label: t('field.job.location_house'), value: `${job.house.name}, ${job.house.state} ${job.house.post_code}` },
  { icon: CalendarDays, label: t('field.job.duration'), value: periodOf(job) },
  { icon: Clock, label: t('field.job.weekly_support_hours'), value: weekOf(job) },
  { icon: UserRound, label: t('field.job.posted_by'), value: fullName(job.posted_by) },
];
