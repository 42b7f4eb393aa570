import type { InvoiceGroups } from '@careloom/contract/resources/report-groups';
import { formatMoney } from '@careloom/shared/format';
import { centsOf } from '../invoice/money';
import { t } from './texts';
import type { Term } from './equation';
import type { BarPart } from './parts-bar';
import { COMING } from './totals-card';

type Sums = InvoiceGroups['totals'];

/** Sums of typical length that reserve the space while loading. */
export const INVOICES_COMING: Sums = {
  invoices: 0,
  hours_of_service: COMING,
  cost_of_service: COMING,
  expenses: COMING,
  sub_total: COMING,
  shift_fees: COMING,
  gst: COMING,
  payable_amount: COMING,
  paid_amount: COMING,
  amount_due: COMING,
};

/** The terms from the cost of service to the amount due, in the order of an invoice's totals. */
export const invoiceTerms = (sums: Sums): Term[] => [
  { sign: '', label: t('field.invoice.cost_of_service'), amount: sums.cost_of_service },
  { sign: '+', label: t('invoice.expenses'), amount: sums.expenses },
  { sign: '=', label: t('field.invoice.sub_total'), amount: sums.sub_total },
  { sign: '−', label: t('field.invoice.shift_fees'), amount: sums.shift_fees },
  { sign: '+', label: t('invoice.gst'), amount: sums.gst },
  { sign: '=', label: t('field.invoice.payable_amount'), amount: sums.payable_amount },
  { sign: '−', label: t('field.invoice.less_amount_paid'), amount: sums.paid_amount },
  { sign: '=', label: t('field.invoice.amount_due'), amount: sums.amount_due },
];

export const paidAndDue = ({ paid_amount, amount_due }: Pick<Sums, 'paid_amount' | 'amount_due'>): BarPart[] => [
  { tone: 'done', cents: centsOf(paid_amount), words: t('report.paid', { amount: formatMoney(paid_amount) }) },
  { tone: 'open', cents: centsOf(amount_due), words: t('report.due', { amount: formatMoney(amount_due) }) },
];
