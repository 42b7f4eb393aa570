import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The worker's own expenses of a past job; finance fills the slot. */
export function OwnExpenses() {
  const { id } = useIdParams('id');
  return <Slot name="expense-list" props={{ jobId: id, own: true }} />;
}
