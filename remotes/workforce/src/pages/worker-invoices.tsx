import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a worker's invoices; finance fills the slot. */
export function WorkerInvoices() {
  const { id } = useIdParams('id');
  return <Slot name="invoice-list" props={{ workerId: id }} />;
}
