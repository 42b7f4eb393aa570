import { SYNC_STATES as SYNCS, type XeroBill, xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { defineList, ListPage, type RowAction } from '@careloom/shared/list';
import { hrefOf, lazyPart } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { can } from '@careloom/shared/session';
import { stateWord } from '@careloom/shared/ui';
import { CloudCog, CloudUpload, FileSearch, Link2, RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SYNC_STATES } from '../invoice/states';
import { useRecordScope } from '../records';
import { t } from '../xero/bill-texts';
import { billColumns } from '../xero/columns';
import { MEND_PERMISSION, mendOf } from '../xero/mends';
import { useSendBill } from '../xero/requests';

const BillModal = lazyPart(() => import('../xero/bill-modal').then((module) => module.BillModal));
const ContactModal = lazyPart(() => import('../xero/contact-modal').then((module) => module.ContactModal));

type Open = { kind: 'contact'; bill: XeroBill } | { kind: 'bill'; number: string; id: string };

/** Invoices with their sync state in Xero, the reason of a failure, and the action that resolves it. The server decides the scope. */
export function XeroInvoicesPage() {
  const { own } = useRecordScope();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { sendBill } = useSendBill();
  const { run: refresh } = useCallMutation(xeroInvoices.refresh, { changes: ({ id }) => [id] });

  function mendsOf(bill: XeroBill): RowAction[] {
    const mend = mendOf(bill);
    if (!mend || !can(MEND_PERMISSION[mend])) return [];
    if (mend === 'contact') return [{ label: t('xero.contact.find'), icon: Link2, onPick: () => setOpen({ kind: 'contact', bill }) }];
    if (mend === 'now') return [{ label: t('xero.send_now'), icon: CloudUpload, onPick: () => void sendBill(bill.invoice_id, true) }];
    if (mend === 'send') {
      const label = bill.sync === 'not_synced' ? t('xero.send') : t('xero.send_again');
      return [{ label, icon: CloudUpload, onPick: () => void sendBill(bill.invoice_id) }];
    }
    return [{ label: t('xero.configure'), icon: CloudCog, href: hrefOf('xeroConfig') }];
  }
  function inXero({ number, accounting_invoice_id: id }: XeroBill): RowAction[] {
    if (id === null) return [];
    return [
      { label: t('xero.in_xero'), icon: FileSearch, onPick: () => setOpen({ kind: 'bill', number, id }) },
      ...(can('invoice-generate') ? [{ label: t('xero.refresh'), icon: RefreshCw, onPick: () => void refresh({ id }) }] : []),
    ];
  }

  const definition = defineList({
    views: { list: 'xeroInvoice', inMenu: false },
    call: xeroBills.list,
    caption: t('xero.invoices'),
    noun: { one: t('records.noun_invoice'), many: t('records.noun_invoices') },
    columns: billColumns(own),
    keyOf: ({ invoice_id }) => invoice_id,
    nameOf: ({ number }) => number,
    hrefOf: ({ invoice_id }) => hrefOf('invoice-details-overview', { id: invoice_id }),
    filters: [
      {
        kind: 'select',
        name: 'sync',
        label: t('xero.column.sync'),
        multiple: true,
        options: SYNCS.map((value) => ({ value, label: stateWord(SYNC_STATES, value) })),
      },
    ],
    sort: { by: 'sync', dir: 'asc' },
    actions: (bill: XeroBill) => [
      { label: t('invoice.open'), href: hrefOf('invoice-details-overview', { id: bill.invoice_id }) },
      ...mendsOf(bill),
      ...inXero(bill),
    ],
  });
  return (
    <>
      <ListPage title={t('xero.invoices')} definition={definition} />
      <Suspense>
        {open?.kind === 'bill' && <BillModal number={open.number} id={open.id} onClose={close} />}
        {open?.kind === 'contact' && <ContactModal bill={open.bill} onClose={close} />}
      </Suspense>
    </>
  );
}
