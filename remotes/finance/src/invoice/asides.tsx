import type { InvoiceEvent } from '@careloom/contract/resources/invoice-events';
import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import { History, type Knot } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { Card, Ledger } from '@careloom/shared/ui';
import { t } from './texts';
import { less } from './money';

/** The payments of the invoice: the amount, by whom, and when. */
export function PaymentCard({ invoice }: { invoice: InvoiceDetail }) {
  const facts = [
    { label: t('field.invoice.paid_amount'), value: formatMoney(invoice.paid_amount) },
    { label: t('field.invoice.paid_by'), value: invoice.paid_by && fullName(invoice.paid_by) },
    { label: t('field.invoice.paid_date'), value: invoice.paid_date && formatDate(invoice.paid_date) },
  ];
  return (
    <Card title={t('invoice.payment')}>
      <Ledger facts={facts} />
    </Card>
  );
}

const TITLES = {
  generated: () => t('invoice.history.generated'),
  sent: () => t('invoice.history.sent'),
  paid: ({ amount }: InvoiceEvent) => t('invoice.history.paid', { amount: formatMoney(amount) }),
  taken_back: ({ amount }: InvoiceEvent) => t('invoice.history.taken_back', { amount: formatMoney(less(amount ?? '0.00')) }),
  void: () => t('invoice.history.void'),
} as const;
const isKnown = (kind: string): kind is keyof typeof TITLES => kind in TITLES;

const lineOf = ({ kind, at, day, by }: InvoiceEvent): string => {
  const when = kind === 'paid' && day ? formatDate(day) : formatDate(at, 'displayTime');
  return [when, by ? fullName(by) : t('invoice.history.server')].join(' · ');
};

/** The history of the invoice, oldest first, and its next steps. */
export function HistoryCard({ invoice }: { invoice: InvoiceDetail }) {
  const { history = [], status, due_date } = invoice;
  const isOver = status === 'paid' || status === 'void';
  const knots: Knot[] = history.map((event, at) => ({
    key: at,
    title: isKnown(event.kind) ? TITLES[event.kind](event) : event.kind,
    line: lineOf(event),
    tone: event.kind === 'void' || event.kind === 'taken_back' ? 'stopped' : 'done',
  }));
  if (!isOver && due_date) knots.push({ key: 'due', title: t('invoice.history.due', { day: formatDate(due_date) }), toCome: true });
  if (knots.length === 0) return null;
  return (
    <Card title={t('invoice.history')}>
      <History knots={knots} />
    </Card>
  );
}
