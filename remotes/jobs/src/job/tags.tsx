import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '../texts';
import { State, Tag } from '@careloom/shared/ui';
import { Sunset, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { JOB_STATES } from './states';

/** The state of a job. An archived job is shown as archived, whatever its status. */
export const JobTag = ({ job }: { job: Pick<Job, 'status' | 'archived_at'> }) => (
  <State of={JOB_STATES} value={job.archived_at === null ? job.status : 'archived'} />
);

/** "Expiring in 4 days". */
export const ExpiryTag = ({ children }: { children: ReactNode }) => (
  <Tag tone="waiting" icon={Timer}>
    {children}
  </Tag>
);

export const OvernightTag = () => (
  <Tag tone="night" icon={Sunset}>
    {t('field.job.overnight')}
  </Tag>
);
