import { day, instant, money, person } from '../entities';
import { z } from '../schema';

/** What happened to an invoice. An `amount` that was paid has the `day` of the payment; of a payment taken back it is negative. */
export const INVOICE_EVENTS = ['generated', 'sent', 'paid', 'taken_back', 'void'] as const;
export const invoiceEvent = z.object({
  kind: z.string(),
  at: instant,
  by: z.nullable(person),
  day: z.nullable(day),
  amount: z.nullable(money),
});
export type InvoiceEvent = z.output<typeof invoiceEvent>;
