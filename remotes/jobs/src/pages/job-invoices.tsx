import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a job's invoices; finance fills the slot. */
export function JobInvoices() {
  const { id } = useIdParams('id');
  return <Slot name="invoice-list" props={{ jobId: id }} />;
}
