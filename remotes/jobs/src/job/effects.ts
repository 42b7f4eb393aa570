import type { Job } from '@careloom/contract/resources/jobs';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';
import type { Fact, WhoProps } from '@careloom/shared/ui';

/** How a job is shown in a confirmation. */
export const aboutJob = ({ name, house }: Pick<Job, 'name' | 'house'>): WhoProps => ({ name, line: house.name, size: 40, place: true });

/** Facts that distinguish it from other jobs of the same name. */
export const factsOf = (job: Job): Fact[] => [
  ...(job.worker ? [{ label: t('jobs.assigned_worker'), value: fullName(job.worker) }] : []),
  { label: t('field.job.start_date'), value: formatDate(job.start_date) },
  { label: t('jobs.applicants'), value: job.applicants_count },
];

export function effectsOf(act: 'close' | 'archive' | 'delete', { worker }: Pick<Job, 'worker'>): string[] {
  if (act === 'delete') return [t('jobs.effect_deleted')];
  if (act === 'archive') return [t('jobs.effect_archived')];
  return worker ? [t('jobs.effect_available', { name: fullName(worker) })] : [];
}
