import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs } from '@careloom/contract/resources/own-jobs';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Note, TextLink } from '@careloom/shared/ui';
import { t } from './texts';
import { useIsLeader } from './area';
import styles from './assigned-jobs.module.css';

/** The number of jobs that the question has room for. */
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

/** Why a worker is not archived: the jobs to close before, each with the way to it. */
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
