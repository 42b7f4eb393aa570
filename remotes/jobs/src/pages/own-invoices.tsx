import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The worker's own invoices of a past job; finance fills the slot. */
export function OwnInvoices() {
  const { id } = useIdParams('id');
  return <Slot name="invoice-list" props={{ jobId: id, own: true }} />;
}
