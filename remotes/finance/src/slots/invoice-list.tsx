import { invoices } from '@careloom/contract/resources/invoices';
import { DataList, defineList } from '@careloom/shared/list';
import { t } from '../invoice/words';
import type { SlotProps } from '@careloom/shared/slots';
import { invoiceColumns } from '../invoice/columns';
import { invoiceFilters } from '../invoice/filters';
import { invoiceHref, useRecordScope } from '../records';

/** Invoices of a job, a worker or a house. Those of a job are requested through the job, so that the job's access rules apply. */
export function Fill({ jobId, workerId, houseId, own = false }: SlotProps<'invoice-list'>) {
  const scope = useRecordScope(jobId !== undefined);
  const shared = {
    caption: t('menu.invoices'),
    noun: { one: t('records.noun_invoice'), many: t('records.noun_invoices') },
    columns: invoiceColumns(scope),
    keyOf: ({ id }: { id: number }) => id,
    nameOf: ({ number }: { number: string }) => number,
    hrefOf: ({ id }: { id: number }) => invoiceHref({ id, jobId, own }),
    filters: invoiceFilters(),
  };
  const call = own ? invoices.ofOwnJob : invoices.ofJob;
  if (jobId !== undefined) return <DataList definition={defineList({ ...shared, call, input: { id: jobId } })} dense />;
  const input = { ...(workerId !== undefined && { worker_id: workerId }), ...(houseId !== undefined && { house_id: houseId }) };
  return <DataList definition={defineList({ ...shared, call: invoices.list, input })} dense />;
}
