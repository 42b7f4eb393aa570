import type { Job } from '@careloom/contract/resources/jobs';
import { OvernightTag } from './tags';
import { t } from './words';

/** The tag of a job with overnight shifts, or "No". */
export const overnightOf = ({ is_overnight }: Pick<Job, 'is_overnight'>) => (is_overnight === 1 ? <OvernightTag /> : t('jobs.no'));
