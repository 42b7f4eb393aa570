import { invoices } from '@careloom/contract/resources/invoices';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { invoiceColumns } from '../invoice/columns';
import { invoiceFilters } from '../invoice/filters';
import { useRecordScope } from '../records';

/** Invoices that the user may see: all, those of the houses led, or their own. The server decides which. */
export function InvoicesPage() {
  const scope = useRecordScope();
  const definition = defineList({
    call: invoices.list,
    caption: t('menu.invoices'),
    noun: { one: t('records.noun_invoice'), many: t('records.noun_invoices') },
    columns: invoiceColumns(scope),
    keyOf: ({ id }) => id,
    nameOf: ({ number }) => number,
    hrefOf: ({ id }) => hrefOf('invoice-details-overview', { id }),
    filters: invoiceFilters(),
    sort: { by: 'date', dir: 'desc' },
  });
  return <ListPage title={t('menu.invoices')} definition={definition} />;
}
