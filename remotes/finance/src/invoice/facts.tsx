import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { Card, Facts, Ledger } from '@careloom/shared/ui';

export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const facts = [
    { label: t('field.invoice.worker'), value: fullName(invoice.worker) },
    { label: t('field.invoice.date'), value: formatDate(invoice.date) },
    { label: t('field.invoice.duration'), value: invoice.duration },
    { label: t('field.invoice.by'), value: fullName(invoice.by) },
    { label: t('field.expense.job'), value: invoice.job?.name },
    { label: t('records.house'), value: invoice.house?.name },
    { label: t('field.invoice.hours_of_service'), value: t('records.hours', { hours: invoice.hours_of_service }) },
    { label: t('field.invoice.accounting_invoice_id'), value: invoice.accounting_invoice_id },
    { label: t('field.invoice.paid_by'), value: invoice.paid_by && fullName(invoice.paid_by) },
    { label: t('field.invoice.paid_date'), value: invoice.paid_date && formatDate(invoice.paid_date) },
  ];
  return (
    <Card title={t('records.prepared_for', { name: fullName(invoice.worker) })}>
      <Facts facts={facts} />
    </Card>
  );
}

/** How the amount due is computed, from top to bottom. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const facts = [
    { label: t('field.invoice.cost_of_service'), value: formatMoney(invoice.cost_of_service) },
    { label: t('field.invoice.sub_total'), value: formatMoney(invoice.sub_total) },
    { label: t('field.invoice.shift_fees'), value: formatMoney(`-${invoice.shift_fees}`) },
    ...(invoice.gst_registered === 1 ? [{ label: t('records.gst'), value: formatMoney(invoice.gst) }] : []),
    { label: t('field.invoice.payable_amount'), value: formatMoney(invoice.payable_amount) },
    { label: t('field.invoice.less_amount_paid'), value: formatMoney(`-${invoice.less_amount_paid}`) },
    { label: t('field.invoice.amount_due'), value: <strong>{formatMoney(invoice.amount_due)}</strong> },
  ];
  return (
    <Card title={t('records.totals')}>
      <Ledger facts={facts} />
    </Card>
  );
}
