import { DetailPage, Overview } from '@careloom/shared/detail';
import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { useWorkerJob } from '../../job/get-job';
import { headingFacts } from '../../job/heading-facts';
import { HouseCard } from '../../job/house-card';
import { JobFactsCard } from '../../job/job-facts-card';
import { JobTag } from '../../job/job-tags';
import { ApplyButton } from './apply-button';

/** A job as a worker reads it before applying. On a phone Apply is at the thumb, and then that one has applied. */
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
          <div className="cl-thumb">
            <ApplyButton job={data} variant="solid" size="touch" />
          </div>
        </>
      )}
    </DetailPage>
  );
}
