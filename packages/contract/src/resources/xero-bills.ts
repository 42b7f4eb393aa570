import { call } from '../call';
import { day, money, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { id, listOf, optional } from '../rules';
import { z } from '../schema';

/** The state of an invoice on its way to Xero, states that need a person first. A void invoice that was never sent is not on its way. */
export const SYNC_STATES = ['failed', 'queued', 'not_synced', 'synced'] as const;

/** Why an invoice is not in Xero. */
export const xeroReason = z.object({
  /** `xero.contact`, `xero.line_items`, `xero.config`, `xero.disconnected`, `xero.unreachable` and what later servers know. */
  code: z.string(),
  text: z.string(),
  /** The kind of line without codes, or Xero's own sentence about the configuration. */
  detail: z.nullable(z.string()),
});

export const xeroBill = z.object({
  invoice_id: z.number(),
  number: z.string(),
  worker: person,
  date: day,
  amount: money,
  amount_due: money,
  /** Of the invoice here. */
  status: z.string(),
  sync: z.string(),
  /** Xero's own status, as last received. */
  xero_status: z.nullable(z.string()),
  accounting_invoice_id: z.nullable(z.string()),
  /** For a failed invoice, and for a queued one without an answer from Xero. Null while Xero only asks to wait. */
  reason: z.nullable(xeroReason),
  /** When a queued one is sent. Null: at once. */
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
