import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { t } from '../texts';
import { useIdParams, useRouteParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { WorkerDetail } from '../worker/detail';

/** The breadcrumb label of the list from which a worker was opened. */
const typeLabels = (): Readonly<Record<string, string>> => ({
  'support-workers': t('menu.group.support_workers'),
  'new-applicants': t('menu.support_workers.new_applicants'),
  'rejected-applicants': t('menu.support_workers.rejected_workers'),
});

export function WorkerOverviewPage() {
  const { type } = useRouteParams('type');
  const label = typeLabels()[type];
  return <WorkerDetail query={useDetail(supportWorkers.get, useIdParams('id'))} {...(label && { typeLabel: label })} />;
}
