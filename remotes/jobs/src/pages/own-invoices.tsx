import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The worker's own invoices of a job that is over; finance fills it. */
export function OwnInvoices() {
  const { id } = useIdParams('id');
  return <Slot name="invoice-list" props={{ jobId: id, own: true }} />;
}
