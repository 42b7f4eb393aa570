import { call } from '../call';
import { day, money, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { id, listOf, optional } from '../rules';
import { z } from '../schema';

/** The sync states of an invoice with Xero, those that need a person first. A void invoice that was never sent is `not_synced`. */
export const SYNC_STATES = ['failed', 'queued', 'not_synced', 'synced'] as const;

/** Why an invoice is not in Xero. */
export const xeroReason = z.object({
  /** `xero.contact`, `xero.line_items`, `xero.config`, `xero.disconnected`, `xero.unreachable`, or a code of a later server. */
  code: z.string(),
  text: z.string(),
  /** The kind of line that has no codes, or Xero's own message about the configuration. */
  detail: z.nullable(z.string()),
});

export const xeroBill = z.object({
  invoice_id: z.number(),
  number: z.string(),
  worker: person,
  date: day,
  amount: money,
  amount_due: money,
  /** Our own status of the invoice. */
  status: z.string(),
  sync: z.string(),
  /** Xero's own status, as last received. */
  xero_status: z.nullable(z.string()),
  accounting_invoice_id: z.nullable(z.string()),
  /** Set for a failed invoice, and for a queued one if Xero did not respond. Null while Xero only requires a wait. */
  reason: z.nullable(xeroReason),
  /** When a queued invoice is sent; null for immediately. */
  due_at: z.nullable(z.string()),
  /** When it was last tried. */
  tried_at: z.nullable(z.string()),
});
export type XeroBill = z.output<typeof xeroBill>;

export const xeroBillsQuery = z.extend(listQuery, {
  sync: optional(listOf(SYNC_STATES)),
  invoice_id: optional(id()),
});

export const xeroBills = {
  /** Read from our own data without asking Xero, so that it works while Xero is unreachable. */
  list: call({
    id: 'A-430',
    method: 'GET',
    path: '/xero/bills',
    resource: 'xero',
    access: ['invoice-read'],
    query: xeroBillsQuery,
    data: pageOf(xeroBill),
  }),
};
