import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatDecimal, formatMoney } from '@careloom/shared/format';
import { t } from './texts';
import { expensesOf, less } from './money';

export interface TotalRow {
  label: string;
  /** Shown beside the label: a percentage. */
  note?: string;
  value: string;
  /** `sum` is the total amount, `due` the unpaid part. */
  weight: 'part' | 'sum' | 'due';
}

/** The rows that compute the amount due, from top to bottom. Each has its sign, so that they add up. */
export function totalRows(invoice: Invoice): TotalRow[] {
  const { cost_of_service, sub_total, shift_fees, gst, gst_registered, payable_amount, less_amount_paid, amount_due, fee_percent } =
    invoice;
  const part = (label: string, amount: string): TotalRow => ({ label, value: formatMoney(amount), weight: 'part' });
  const percent = fee_percent ? { note: `${formatDecimal(fee_percent)} %` } : {};
  return [
    part(t('field.invoice.cost_of_service'), cost_of_service),
    part(t('invoice.expenses'), expensesOf(invoice)),
    part(t('field.invoice.sub_total'), sub_total),
    { ...part(t('field.invoice.shift_fees'), less(shift_fees)), ...percent },
    ...(gst_registered === 1 ? [part(t('invoice.gst'), gst)] : []),
    { ...part(t('field.invoice.payable_amount'), payable_amount), weight: 'sum' },
    part(t('field.invoice.less_amount_paid'), less(less_amount_paid)),
    { ...part(t('field.invoice.amount_due'), amount_due), weight: 'due' },
  ];
}
