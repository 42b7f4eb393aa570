import { DetailPage, Overview } from '@careloom/shared/detail';
import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { useWorkerJob } from '../job/requests';
import { headingFacts } from '../job/facts';
import { HouseCard } from '../job/house-card';
import { JobFactsCard } from '../job/facts-card';
import { JobTag } from '../job/tags';
import { ThumbBar } from '@careloom/shared/ui';
import { ApplyButton } from '../job/apply-button';

/** A job as offered to a worker. On a phone, Apply, or the applied state, is at the bottom within reach of the thumb. */
export function OfferedJobPage() {
  const { id } = useIdParams('id');
  const job = useWorkerJob(id);
  useBreadcrumb({ 'job name': job.data?.name });
  return (
    <DetailPage
      query={job}
      heading={(data) => ({
        name: data.name,
        tag: <JobTag job={data} />,
        facts: headingFacts(data),
        actions: <ApplyButton job={data} variant="solid" size="md" />,
      })}
    >
      {(data) => (
        <>
          <Overview aside={<HouseCard house={data.house} />}>
            <JobFactsCard job={data} />
          </Overview>
          <ThumbBar>
            <ApplyButton job={data} variant="solid" size="touch" />
          </ThumbBar>
        </>
      )}
    </DetailPage>
  );
}
