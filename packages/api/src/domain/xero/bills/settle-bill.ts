import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
import type { Services } from '../../../platform/services';
import { announceInvoice } from './announce-invoice';
import { TEXT_OF } from '../client/answer-failure';
import { writeConnection } from '../connection/connection';
import type { XeroFailure } from '../client/failure';

/** The waits between them come to two hours: as long as Xero may be down without anybody having to act. */
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Tolerance for the clocks of server and database. */
const SPARE_MS = 500;

/** Retries a bill later: it stays queued, with its time. @param error why, unless Xero only asks to wait */
export const postponeBill = ({ db, clock }: Services, invoiceId: number, waitMs: number, error: string | null = null): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const how = { due_at: new Date(now.getTime() + waitMs), error, detail: null, tried_at: now };
    await tx.update(xeroOutbox).set(how).where(eq(xeroOutbox.invoice_id, invoiceId));
    await announceInvoice(tx, invoiceId, null);
    await enqueue(tx, 'xero-bill', { invoiceId }, waitMs + SPARE_MS);
  });

/** Handles a bill that could not be sent: retries it later if that may help, else marks it as failed with the reason. */
export async function failBill(services: Services, invoiceId: number, attempts: number, failure: XeroFailure): Promise<void> {
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
    const how = { error: TEXT_OF[failure.kind], detail: detailOf(failure), due_at: null, tried_at: clock.now() };
    await tx.update(xeroOutbox).set(how).where(eq(xeroOutbox.invoice_id, invoiceId));
    await tx.update(invoices).set({ sync: 'failed' }).where(eq(invoices.id, invoiceId));
    await announceInvoice(tx, invoiceId, null);
  });
}

/** What a person needs to fix it, beside the sentence: a kind of line, or what Xero itself says about the configuration. */
const detailOf = ({ kind, detail }: XeroFailure) => (kind === 'line_items' || kind === 'config' ? detail : null);
