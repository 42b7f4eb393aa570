import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The worker's own expenses of a job that is over; finance fills it. */
export function OwnExpenses() {
  const { id } = useIdParams('id');
  return <Slot name="expense-list" props={{ jobId: id, own: true }} />;
}
