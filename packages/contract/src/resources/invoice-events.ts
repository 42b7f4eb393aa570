import { day, instant, money, person } from '../entities';
import { z } from '../schema';

/** The history of an invoice. A paid `amount` has the `day` of the payment; it is negative for a reverted payment. */
export const INVOICE_EVENTS = ['generated', 'sent', 'paid', 'taken_back', 'void'] as const;
export const invoiceEvent = z.object({
  kind: z.string(),
  at: instant,
  by: z.nullable(person),
  day: z.nullable(day),
  amount: z.nullable(money),
});
export type InvoiceEvent = z.output<typeof invoiceEvent>;
