import type { MoneyTrail } from '@careloom/contract/resources/money-trail';
import { formatDate, formatMoney } from '@careloom/shared/format';
import type { TrailKnot } from '@careloom/shared/detail';
import { centsOf, dollarsOf, less } from '../invoice/money';
import { t } from './texts';
import { detailLine, syncLine } from '../xero/sync-line';

/** A step of the trail as text. Links and buttons are added when it is rendered. */
export interface Station extends Pick<TrailKnot, 'state'> {
  key: 'invoiced' | 'xero' | 'paid';
  title: string;
  amount: string | null;
  lines: string[];
}

type Invoice = NonNullable<MoneyTrail['invoice']>;

const toCome = (key: Station['key'], title: string): Station => ({
  key,
  title,
  amount: null,
  lines: [t('trail.not_yet')],
  state: 'to-come',
});

/** The steps of an approved amount: its invoice, Xero, and its payments. */
export function stationsOf(trail: MoneyTrail): Station[] {
  const { invoice, is_invoiced } = trail;
  if (!invoice) {
    const invoiced = is_invoiced === 1 ? { ...invoicedAt(trail), lines: [t('trail.shared')] } : toCome('invoiced', t('trail.invoiced'));
    return is_invoiced === 1 ? [invoiced] : [invoiced, toCome('xero', t('trail.xero')), toCome('paid', t('trail.paid'))];
  }
  return [invoicedAt(trail), inXero(trail), paid(trail, invoice)];
}

/** The amount on the invoice: the approved amount minus the fee. */
const netOf = ({ amount, fee }: MoneyTrail) => dollarsOf(centsOf(amount) - centsOf(fee));

function invoicedAt(trail: MoneyTrail): Station {
  const { invoice, fee } = trail;
  const day = invoice ? formatDate(invoice.date) : '';
  const line = centsOf(fee) === 0 ? day : t('trail.less_fee', { day, fee: formatMoney(fee) });
  return { key: 'invoiced', title: t('trail.invoiced'), amount: formatMoney(netOf(trail)), lines: [line], state: 'done' };
}

const XERO = {
  synced: { title: t('trail.in_xero'), state: 'done' },
  failed: { title: t('trail.xero_failed'), state: 'stopped' },
  queued: { title: t('trail.xero_queued'), state: 'now' },
} as const satisfies Record<string, Pick<Station, 'title' | 'state'>>;
const isKnown = (sync: string): sync is keyof typeof XERO => sync in XERO;

function inXero({ bill }: MoneyTrail): Station {
  if (!bill || !isKnown(bill.sync))
    return { key: 'xero', title: t('trail.xero'), amount: null, lines: [t('trail.not_synced')], state: 'now' };
  const lines = [syncLine(bill), detailLine(bill)].filter((line) => line !== null);
  return { key: 'xero', ...XERO[bill.sync], amount: null, lines };
}

function paid(trail: MoneyTrail, invoice: Invoice): Station {
  const { status, amount_due, due_date, overdue_days } = invoice;
  const payments = trail.payments.map(({ amount, day, at }) =>
    centsOf(amount) < 0
      ? t('trail.taken_back', { amount: formatMoney(less(amount)) })
      : t('trail.paid_on', { amount: formatMoney(amount), day: formatDate(day ?? at) }),
  );
  if (status === 'paid') {
    const [only, ...others] = trail.payments;
    const day = others.length === 0 && only ? [formatDate(only.day ?? only.at)] : payments;
    return { key: 'paid', title: t('trail.paid'), amount: formatMoney(netOf(trail)), lines: day, state: 'done' };
  }
  const late = overdue_days > 0 ? t('trail.overdue', { count: overdue_days }) : t('trail.due_by', { day: formatDate(due_date) });
  const due = t('trail.still_due', { amount: formatMoney(amount_due) });
  const title = trail.payments.length > 0 ? t('trail.part_paid') : t('trail.paid');
  const state = overdue_days > 0 ? 'now' : trail.payments.length > 0 ? 'now' : 'to-come';
  return { key: 'paid', title, amount: null, lines: [...payments, due, late], state };
}
