import { Overview } from '@careloom/shared/detail';
import { useRouteWorkerJob } from '../job/requests';
import { HouseCard } from '../job/house-card';
import { JobFactsCard } from '../job/facts-card';

/** Facts and house of the worker's past job. */
export function OwnJobOverview() {
  const job = useRouteWorkerJob();
  return (
    job && (
      <Overview aside={<HouseCard house={job.house} />}>
        <JobFactsCard job={job} />
      </Overview>
    )
  );
}
