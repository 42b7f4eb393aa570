import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useJobHere } from '../job/requests';

/** One expense of a job; finance fills it, and says its title to the breadcrumb. */
export function JobExpensePage() {
  const { id, expenseId } = useIdParams('id', 'expenseId');
  useBreadcrumb({ 'job name': useJobHere()?.name });
  return <Slot name="expense-detail" props={{ id: expenseId, jobId: id }} />;
}
