import { DetailPage, Overview } from '@careloom/shared/detail';
import { t } from '../job/texts';
import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { SectionHeading } from '@careloom/shared/ui';
import { headingFacts } from '../job/facts';
import { JobFactsCard } from '../job/facts-card';
import { JobTag } from '../job/tags';
import { CurrentHouseCard } from '../job/current-house-card';
import { useCurrentJob } from '../job/requests';
import { OwnAgreementCard } from '../job/own-agreement-card';

/** The worker's current job: address and contacts, the agreement, the job itself, and the worker's own expenses for it. */
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
          <SectionHeading>{t('jobs.expenses')}</SectionHeading>
          <Slot name="expense-list" props={{ jobId: id, own: true }} />
        </>
      )}
    </DetailPage>
  );
}
