import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { useCall } from '@careloom/shared/query';
import { Card, Ledger, State } from '@careloom/shared/ui';
import { t } from './texts';
import { MendAction } from '../xero/mend-action';
import { detailLine, syncLine } from '../xero/sync-line';
import styles from './xero-card.module.css';
import { SYNC_STATES } from './states';

/**
 * The state of the invoice in Xero. If it is missing there, shows the reason and the action that resolves it. An earlier server sends no
 * reason.
 */
export function XeroCard({ invoice }: { invoice: InvoiceDetail }) {
  const { data } = useCall(xeroBills.list, { invoice_id: invoice.id });
  const bill = data?.items.find(({ invoice_id }) => invoice_id === invoice.id);
  const facts = [
    { label: t('invoice.xero.status'), value: invoice.accounting_status },
    { label: t('field.invoice.accounting_invoice_id'), value: invoice.accounting_invoice_id },
  ];
  const isThere = invoice.sync === 'synced';
  const lines = bill && !isThere ? [syncLine(bill), detailLine(bill)].filter((line) => line !== null) : [];
  return (
    <Card title={t('invoice.xero')} action={<State of={SYNC_STATES} value={bill?.sync ?? invoice.sync} />}>
      <Ledger facts={facts} />
      {bill && !isThere && (
        <div className={styles.mend}>
          {lines.map((line) => (
            <p key={line} className={styles.line} data-failed={bill.sync === 'failed'}>
              {line}
            </p>
          ))}
          <MendAction bill={bill} />
        </div>
      )}
    </Card>
  );
}
