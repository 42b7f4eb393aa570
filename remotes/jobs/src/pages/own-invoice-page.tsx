import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useWorkerJobHere } from '../job/requests';

/** One of the worker's own invoices of a job. Finance fills the slot, and reports the number for the breadcrumb. */
export function OwnInvoicePage() {
  const { id, invoiceId } = useIdParams('id', 'invoiceId');
  useBreadcrumb({ 'job name': useWorkerJobHere()?.name });
  return <Slot name="invoice-detail" props={{ id: invoiceId, jobId: id, own: true }} />;
}
