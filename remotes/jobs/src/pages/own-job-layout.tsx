import { DetailPage } from '@careloom/shared/detail';
import { t } from '../job/texts';
import { hrefOf, Outlet, useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { useWorkerJob } from '../job/requests';
import { headingFacts } from '../job/facts';
import { JobTag } from '../job/tags';

/** The layout of the tabs of a worker's own past job. */
export function OwnJobLayout() {
  const { id } = useIdParams('id');
  const job = useWorkerJob(id);
  useBreadcrumb({ 'job name': job.data?.name });
  return (
    <DetailPage
      query={job}
      heading={(data) => ({ name: data.name, tag: <JobTag job={data} />, facts: headingFacts(data) })}
      tabs={() => [
        { label: t('jobs.overview'), href: hrefOf('archived-jobs-details-overview', { id }) },
        { label: t('jobs.invoices'), href: hrefOf('archived-jobs-details-invoices', { id }) },
        { label: t('jobs.expenses'), href: hrefOf('archived-jobs-details-expenses', { id }) },
      ]}
    >
      {() => <Outlet />}
    </DetailPage>
  );
}
