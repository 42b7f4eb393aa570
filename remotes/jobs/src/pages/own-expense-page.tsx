import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useRouteWorkerJob } from '../job/requests';

/** One of the worker's own expenses of a job. Finance fills the slot, and reports the title for the breadcrumb. */
export function OwnExpensePage() {
  const { id, expenseId } = useIdParams('id', 'expenseId');
  useBreadcrumb({ 'job name': useRouteWorkerJob()?.name });
  return <Slot name="expense-detail" props={{ id: expenseId, jobId: id, own: true }} />;
}
