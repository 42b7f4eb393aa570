import type { Applicant } from '@careloom/contract/resources/applicants';
import { formatCount } from '@careloom/shared/format';
import { t } from './texts';
import { weekdaysInWords } from '../job/times';

/** `for` and `against` the worker; `open` is worth knowing. */
export interface FitReason {
  kind: 'for' | 'against' | 'open';
  text: string;
}

type Fitting = Pick<Applicant, 'fit' | 'jobs_completed'>;

const daysFree = (days: number) => (days === 2 ? t('jobs.fit.free_both') : t('jobs.fit.free', { count: days }));

/**
 * How well an applicant fits a job, as texts in this order: days, house, distance. Empty if the API is an earlier version that does not
 * provide it.
 */
export function fitReasons({ fit, jobs_completed }: Fitting): FitReason[] {
  if (!fit) return [];
  const reasons: FitReason[] = [];
  if (fit.busy_days.length > 0) reasons.push({ kind: 'against', text: t('jobs.fit.clash', { days: weekdaysInWords(fit.busy_days) }) });
  // A job that is over needs no days.
  else if (fit.days > 0) reasons.push({ kind: 'for', text: daysFree(fit.days) });
  if (fit.house_shifts > 0) reasons.push({ kind: 'for', text: t('jobs.fit.knows_house') });
  else reasons.push({ kind: 'open', text: t(jobs_completed === 0 ? 'jobs.fit.first_job' : 'jobs.fit.new_to_house') });
  if (typeof fit.distance_km === 'number')
    reasons.push({
      kind: 'open',
      text: t('jobs.fit.distance', { km: formatCount(fit.distance_km >= 10 ? Math.round(fit.distance_km) : fit.distance_km) }),
    });
  return reasons;
}
