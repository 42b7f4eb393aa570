import { DetailPage, Overview } from '@careloom/shared/detail';
import { t } from '@careloom/shared/i18n';
import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { headingFacts } from '../../job/heading-facts';
import { JobFactsCard } from '../../job/job-facts-card';
import { JobTag } from '../../job/job-tags';
import { CurrentHouseCard } from './current-house-card';
import { useCurrentJob } from './get-current-job';
import { OwnAgreementCard } from './own-agreement-card';

/** The worker's current job: where to go and whom to call, the agreement, the job itself, and the own expenses for it. */
export function CurrentJobPage() {
  const { id } = useIdParams('id');
  const job = useCurrentJob(id);
  useBreadcrumb({ 'job name': job.data?.name });
  return (
    <DetailPage query={job} heading={(data) => ({ name: data.name, tag: <JobTag job={data} />, facts: headingFacts(data) })}>
      {(data) => (
        <>
          <Overview aside={<OwnAgreementCard agreement={data.agreement} />}>
            <CurrentHouseCard house={data.house_detail} />
            <JobFactsCard job={data} />
          </Overview>
          <h2 className="cl-section">{t('jobs.expenses')}</h2>
          <Slot name="expense-list" props={{ jobId: id, own: true }} />
        </>
      )}
    </DetailPage>
  );
}
