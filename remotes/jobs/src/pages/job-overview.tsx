import { Overview } from '@careloom/shared/detail';
import { useRouteJob } from '../job/requests';
import { HouseCard } from '../job/house-card';
import { JobFactsCard } from '../job/facts-card';
import { JobHistoryCard } from '../job/history-card';
import { WorkerCard } from '../job/worker-card';

/** The overview of a job: facts on the left; worker, house and history on the right. */
export function JobOverview() {
  const job = useRouteJob();
  if (!job) return null;
  const aside = (
    <>
      {job.worker && <WorkerCard job={job} worker={job.worker} />}
      <HouseCard house={job.house} />
      <JobHistoryCard job={job} />
    </>
  );
  return (
    <Overview aside={aside}>
      <JobFactsCard job={job} />
    </Overview>
  );
}
