import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
import type { Services } from '../../../platform/services';
import { announceInvoice } from './announce-invoice';
import { TEXT_OF } from '../client/answer-failure';
import { type ConnectionRow, lockConnection, writeConnection } from '../connection/connection';
import type { FailureKind, XeroFailure } from '../client/failure';

/** The delays between attempts add up to two hours: a downtime of Xero up to this long requires no action. */
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
/** The failures that reconnecting the account fixes. */
const OF_CONNECTION: ReadonlySet<FailureKind> = new Set(['disconnected', 'unauthorized']);
/** Tolerance for the clocks of server and database. */
const SPARE_MS = 500;

/** Retries a bill later: it stays queued, with its time. @param error why, unless Xero only asks to wait */
export const postponeBill = (services: Services, invoiceId: number, waitMs: number, error: string | null = null): Promise<void> =>
  inTransaction(services.db, (tx) => postpone(tx, services, invoiceId, waitMs, error));

async function postpone(tx: Tx, { clock }: Services, invoiceId: number, waitMs: number, error: string | null): Promise<void> {
  const now = clock.now();
  const how = { due_at: new Date(now.getTime() + waitMs), error, detail: null, tried_at: now };
  await tx.update(xeroOutbox).set(how).where(eq(xeroOutbox.invoice_id, invoiceId));
  await announceInvoice(tx, invoiceId, null);
  await enqueue(tx, 'xero-bill', { invoiceId }, waitMs + SPARE_MS);
}

interface Attempt {
  invoiceId: number;
  attempts: number;
  /** The connection when the attempt began. */
  connection: ConnectionRow | undefined;
}

/** Handles a bill that could not be sent: retries it later if that may help, else marks it as failed with the reason. */
export async function failBill(services: Services, { invoiceId, attempts, connection }: Attempt, failure: XeroFailure): Promise<void> {
  const { db, clock } = services;
  if (failure.kind === 'limited') {
    await writeConnection(db, { held_until: new Date(clock.now().getTime() + failure.retryAfterMs) });
    return postponeBill(services, invoiceId, failure.retryAfterMs);
  }
  if (failure.kind === 'unreachable' && attempts < MAX_ATTEMPTS) {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    return postponeBill(services, invoiceId, waitMs, TEXT_OF.unreachable);
  }
  await inTransaction(db, async (tx) => {
    if (OF_CONNECTION.has(failure.kind) && (await isReconnected(tx, connection))) return postpone(tx, services, invoiceId, 0, null);
    const how = { error: TEXT_OF[failure.kind], detail: detailOf(failure), due_at: null, tried_at: clock.now() };
    await tx.update(xeroOutbox).set(how).where(eq(xeroOutbox.invoice_id, invoiceId));
    await tx.update(invoices).set({ sync: 'failed' }).where(eq(invoices.id, invoiceId));
    await announceInvoice(tx, invoiceId, null);
  });
}

/**
 * Whether the account was reconnected after an attempt began: Xero then refused the previous tokens. Locks the row, so that a consent that
 * completes concurrently is either seen here, or sees the bill as failed and queues it again (`finish-consent.ts`).
 */
async function isReconnected(tx: Tx, before: ConnectionRow | undefined): Promise<boolean> {
  const now = await lockConnection(tx);
  return now !== undefined && now.refresh_token !== null && now.refresh_token !== before?.refresh_token;
}

/** What a user needs to fix the failure, in addition to its text: the kind of line, or Xero's own message about the configuration. */
const detailOf = ({ kind, detail }: XeroFailure) => (kind === 'line_items' || kind === 'config' ? detail : null);
