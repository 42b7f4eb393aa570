import { Slot } from '@careloom/shared/slots';
import { useIdParams } from '../../job/use-id-params';

/** The tab of a job's invoices; finance fills it. */
export function JobInvoices() {
  const { id } = useIdParams('id');
  return <Slot name="invoice-list" props={{ jobId: id }} />;
}
