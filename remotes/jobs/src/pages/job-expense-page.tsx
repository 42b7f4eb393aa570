import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useRouteJob } from '../job/requests';

/** One expense of a job. Finance fills the slot, and reports the title for the breadcrumb. */
export function JobExpensePage() {
  const { id, expenseId } = useIdParams('id', 'expenseId');
  useBreadcrumb({ 'job name': useRouteJob()?.name });
  return <Slot name="expense-detail" props={{ id: expenseId, jobId: id }} />;
}
