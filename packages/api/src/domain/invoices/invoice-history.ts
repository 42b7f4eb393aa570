import type { INVOICE_EVENTS, InvoiceEvent } from '@careloom/contract/resources/invoice-events';
import type { PersonRow } from '../../platform/serialize/person';
import { isoOf, money } from '../../platform/serialize/values';

/** A change of an invoice as in the audit: only the changed columns. */
export interface InvoiceChange {
  at: Date;
  by: PersonRow | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** The current values of an invoice. */
export interface Standing {
  invoice: { created_at: Date; paid_cents: number; paid_on: string | null };
  by: PersonRow;
  paid_by: PersonRow | null;
}

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A payment or its reversal, in cents. */
const paidBetween = ({ before, after }: InvoiceChange): number =>
  after && 'paid_cents' in after ? Number(after['paid_cents']) - Number(before?.['paid_cents'] ?? 0) : 0;

/** The events of one change: at most one of each kind. `day` is the last known day of a payment. */
function eventsOf(change: InvoiceChange, day: string | null): InvoiceEvent[] {
  const { at, by, before, after } = change;
  const event = (kind: (typeof INVOICE_EVENTS)[number], rest: Partial<InvoiceEvent> = {}): InvoiceEvent => {
    return { kind, at: isoOf(at), by, day: null, amount: null, ...rest };
  };
  const paid = paidBetween(change);
  const isSent = dayOf(after?.['accounting_invoice_id']) !== null && !before?.['accounting_invoice_id'];
  return [
    ...(isSent ? [event('sent')] : []),
    ...(paid > 0 ? [event('paid', { day, amount: money(paid) })] : []),
    ...(paid < 0 ? [event('taken_back', { amount: money(paid) })] : []),
    ...(after?.['status'] === 'void' ? [event('void')] : []),
  ];
}

/**
 * The history of an invoice, oldest first: generated, sent to Xero, paid and voided. Payments from before the audit appear as one payment,
 * on the day that is stored in the invoice.
 */
export function historyOf({ invoice, by, paid_by }: Standing, changes: readonly InvoiceChange[]): InvoiceEvent[] {
  const generated = { at: isoOf(invoice.created_at), day: null, amount: null };
  const days = changes.map(({ after }) => dayOf(after?.['paid_on']));
  const later = changes.flatMap((change, at) => eventsOf(change, days.slice(0, at + 1).findLast((day) => day !== null) ?? invoice.paid_on));
  const earlier = invoice.paid_cents - changes.reduce((sum, change) => sum + paidBetween(change), 0);
  const first = changes.find((change) => paidBetween(change) !== 0);
  const began = dayOf(first?.before?.['paid_on']) ?? invoice.paid_on;
  return [
    { ...generated, kind: 'generated', by },
    ...(earlier > 0 ? [{ ...generated, kind: 'paid', by: paid_by, day: began, amount: money(earlier) }] : []),
    ...later,
  ];
}
