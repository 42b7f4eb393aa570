import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useRouteWorkerJob } from '../job/requests';

/** One of the worker's own invoices of a job. Finance fills the slot, and reports the number for the breadcrumb. */
export function OwnInvoicePage() {
  const { id, invoiceId } = useIdParams('id', 'invoiceId');
  useBreadcrumb({ 'job name': useRouteWorkerJob()?.name });
  return <Slot name="invoice-detail" props={{ id: invoiceId, jobId: id, own: true }} />;
}
