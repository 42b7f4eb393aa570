import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs } from '@careloom/contract/resources/own-jobs';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Note, TextLink } from '@careloom/shared/ui';
import { t } from './texts';
import { useIsLeader } from './area';
import styles from './assigned-jobs.module.css';

/** Maximum number of jobs in the confirmation. */
const SHOWN = 3;

/** The jobs assigned to a worker. A team leader reads jobs of the houses led. */
export function useAssignedJobs(workerId: number, isNeeded: boolean) {
  const call = useIsLeader() ? teamLeaderJobs.list : jobs.list;
  return useCall(call, { worker_id: workerId, status: 'assigned', per_page: SHOWN }, { enabled: isNeeded });
}

interface AssignedJobsProps {
  jobs: readonly Job[];
  /** The total number, of which only the first are included. */
  count: number;
}

/** Why a worker can not be archived: the jobs that must be closed first, each with a link. */
export function AssignedJobs({ jobs, count }: AssignedJobsProps) {
  const route = useIsLeader() ? 'team-leader-job-details-overview' : 'job-details-overview';
  return (
    <Note kind="warning">
      {t('worker.held', { count })}
      <ul className={styles.list}>
        {jobs.map(({ id, name, house }) => (
          <li key={id}>
            {hasRoute(route) ? <TextLink href={hrefOf(route, { id })}>{name}</TextLink> : name}
            {` · ${house.name}`}
          </li>
        ))}
      </ul>
    </Note>
  );
}
