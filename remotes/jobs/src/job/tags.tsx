import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '../texts';
import { State, Tag } from '@careloom/shared/ui';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';

/** Where a job stands. One put away is archived, whatever it was before. */
export const JobTag = ({ job }: { job: Pick<Job, 'status' | 'archived_at'> }) => (
  <State of="job" value={job.archived_at === null ? job.status : 'archived'} />
);

/** "Expiring in 4 days". */
export const ExpiryTag = ({ children }: { children: ReactNode }) => (
  <Tag tone="waiting" icon={Timer}>
    {children}
  </Tag>
);

export const OvernightTag = () => (
  <State of="shiftKind" value="overnight">
    {t('field.job.overnight')}
  </State>
);
