import { hrefOf, useIdParams, useRouteParams } from '@careloom/shared/navigation';
import { overviewTab, shiftsTab } from '../tabs/record-tabs';
import type { WorkerTab } from '../worker/tabs';
import { t } from '../worker/texts';
import { WorkerRecord } from './worker-record';

/** A worker of the houses led, with the tabs in the order of section 2. */
export function OwnWorkerLayout() {
  const { type } = useRouteParams('type');
  const { id } = useIdParams('id');
  const tabs: WorkerTab[] = [
    overviewTab(hrefOf('team-leader-support-worker-details-overview', { type, id })),
    { label: t('worker.jobs'), href: hrefOf('team-leader-support-worker-details-jobs', { type, id }), counts: 'jobs' },
    { label: t('worker.invoices'), href: hrefOf('team-leader-invoices', { type, id }), counts: 'invoices' },
    {
      label: t('menu.service_agreements'),
      href: hrefOf('team-leader-support-worker-details-agreement', { type, id }),
      counts: 'service_agreements',
    },
    { ...shiftsTab(hrefOf('team-leader-support-worker-details-shifts', { type, id })), counts: 'shifts' },
  ];
  return <WorkerRecord tabs={tabs} />;
}
