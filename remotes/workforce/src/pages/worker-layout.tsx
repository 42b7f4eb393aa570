import { hrefOf, useIdParams, useRouteParams } from '@careloom/shared/navigation';
import { overviewTab, shiftsTab } from '../tabs/record-tabs';
import { useApplicantList } from '../worker/applicant-list';
import type { WorkerTab } from '../worker/tabs';
import { t } from '../worker/texts';
import { WorkerRecord } from './worker-record';

/** The breadcrumb label of the list from which a worker was opened. */
const typeLabels = (): Readonly<Record<string, string>> => ({
  'support-workers': t('menu.group.support_workers'),
  'new-applicants': t('menu.support_workers.new_applicants'),
  'rejected-applicants': t('menu.support_workers.rejected_workers'),
});

/** A worker on the admin side, with the tabs in the order of section 2. */
export function WorkerLayout() {
  const { type } = useRouteParams('type');
  const { id } = useIdParams('id');
  const { query } = useApplicantList();
  const tabs: WorkerTab[] = [
    overviewTab(hrefOf('support-worker-details-overview', { type, id }) + query),
    { label: t('worker.jobs'), href: hrefOf('support-worker-details-jobs', { type, id }) + query, counts: 'jobs' },
    { ...shiftsTab(hrefOf('support-worker-details-shifts', { type, id }) + query), counts: 'shifts' },
    { label: t('worker.invoices'), href: hrefOf('support-worker-details-invoices', { type, id }) + query, counts: 'invoices' },
    {
      label: t('menu.service_agreements'),
      href: hrefOf('support-worker-details-agreement', { type, id }) + query,
      counts: 'service_agreements',
    },
  ];
  return <WorkerRecord tabs={tabs} typeLabel={typeLabels()[type]} />;
}
