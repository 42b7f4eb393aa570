import { type Invoice, invoices } from '@careloom/contract/resources/invoices';
import { clearSelection, select } from '@careloom/shared/chrome';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, useQueryParams } from '@careloom/shared/navigation';
import { can, useCan } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { Ban, Banknote, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { actsOn } from '../invoice/acts';
import { invoiceColumns } from '../invoice/columns';
import { useInvoiceDialogs } from '../invoice/dialogs';
import { invoiceFilters } from '../invoice/filters';
import { AboveList, useLanes } from '../invoice/lanes';
import { narrowingOf } from '../invoice/list-query';
import { useRecordScope } from '../records';
import { t } from '../invoice/texts';
import { XeroInvoicesLink } from '../xero/invoices-link';

const LOOKS = {
  pay: { label: t('button.pay'), icon: Banknote },
  void: { label: t('invoice.void_verb'), icon: Ban, stops: true },
} as const;

/** Invoices that the user may see: all, those of the houses led, or their own. The server decides which. */
export function InvoicesPage() {
  const scope = useRecordScope();
  const mayPay = useCan('invoice-pay');
  const mayGenerate = useCan('invoice-generate');
  // Only the error is read: data of the lanes re-renders only the lanes, not the list.
  const { error: withoutLanes } = useLanes();
  const { ask, payMany, payAll, dialogs } = useInvoiceDialogs();
  useEffect(() => () => clearSelection('invoices'), []);
  const definition = defineList({
    call: invoices.list,
    caption: t('menu.invoices'),
    noun: { one: t('records.noun_invoice'), many: t('records.noun_invoices') },
    columns: invoiceColumns(scope),
    keyOf: ({ id }) => id,
    nameOf: ({ number }) => number,
    hrefOf: ({ id }) => hrefOf('invoice-details-overview', { id }),
    filters: invoiceFilters(withoutLanes !== null),
    sort: { by: 'date', dir: 'desc' },
    actions: (invoice: Invoice) => [
      { label: t('invoice.open'), href: hrefOf('invoice-details-overview', { id: invoice.id }) },
      ...actsOn(invoice, can).map((act) => ({ ...LOOKS[act], onPick: () => ask(act, invoice) })),
    ],
    onSelection: (rows) =>
      select(
        'invoices',
        rows.map(({ id }) => id),
      ),
    ...(mayPay && {
      bulk: [
        {
          ...LOOKS.pay,
          onPick: (rows: readonly Invoice[], clear: () => void) => {
            const [first, ...others] = rows;
            if (first && others.length === 0 && actsOn(first, can).includes('pay')) ask('pay', first);
            else payMany(rows, clear);
          },
        },
      ],
    }),
  });
  return (
    <>
      <ListPage
        title={t('menu.invoices')}
        definition={definition}
        primary={mayGenerate ? { label: t('button.generate_invoice'), icon: ReceiptText, href: hrefOf('finance:generate') } : null}
        actions={
          <>
            {mayPay && <PayShown onPay={payAll} />}
            <XeroInvoicesLink />
          </>
        }
      >
        <AboveList mayPay={mayPay} />
      </ListPage>
      {dialogs}
    </>
  );
}

/** Pays all invoices of the chosen lane. Renders nothing if no lane with an amount due is chosen. */
function PayShown({ onPay }: { onPay: (filters: Readonly<Record<string, string>>) => void }) {
  const { data } = useLanes();
  const [params] = useQueryParams();
  const lane = data?.lanes.find(({ status, due }) => status === params.get('status') && due !== '0.00');
  if (!lane) return null;
  return (
    <Button onClick={() => onPay(narrowingOf(params, true))}>
      <Banknote aria-hidden />
      {t('invoice.pay_all', { count: lane.count })}
    </Button>
  );
}
