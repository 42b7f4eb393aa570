import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { useRouteJob } from '../job/requests';

/** One invoice of a job. Finance fills the slot, and reports the number for the breadcrumb. */
export function JobInvoicePage() {
  const { id, invoiceId } = useIdParams('id', 'invoiceId');
  useBreadcrumb({ 'job name': useRouteJob()?.name });
  return <Slot name="invoice-detail" props={{ id: invoiceId, jobId: id }} />;
}
