import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a job's expenses; finance fills the slot. */
export function JobExpenses() {
  const { id } = useIdParams('id');
  return <Slot name="expense-list" props={{ jobId: id }} />;
}
