import type { Job } from '@careloom/contract/resources/jobs';
import { OvernightTag } from './tags';
import { t } from './words';

/** Whether the shifts of a job go through the night. */
export const overnightOf = ({ is_overnight }: Pick<Job, 'is_overnight'>) => (is_overnight === 1 ? <OvernightTag /> : t('jobs.no'));
