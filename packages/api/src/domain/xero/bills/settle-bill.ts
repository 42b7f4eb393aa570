import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
import type { Services } from '../../../platform/services';
import { announceInvoice } from './announce-invoice';
import { TEXT_OF } from '../client/answer-failure';
import { writeConnection } from '../connection/connection';
import type { XeroFailure } from '../client/failure';

const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Tolerance for the clocks of server and database. */
const SPARE_MS = 500;

/** Retries a bill later: it stays queued, with its time. */
export const postponeBill = ({ db, clock }: Services, invoiceId: number, waitMs: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await wait(tx, invoiceId, new Date(clock.now().getTime() + waitMs));
    await enqueue(tx, 'xero-bill', { invoiceId }, waitMs + SPARE_MS);
  });

async function wait(tx: Tx, invoiceId: number, due_at: Date): Promise<void> {
  await tx.update(xeroOutbox).set({ due_at }).where(eq(xeroOutbox.invoice_id, invoiceId));
  await announceInvoice(tx, invoiceId, null);
}

/** Handles a bill that could not be sent: retries it later if that may help, else marks it as failed with the reason. */
export async function failBill(services: Services, invoiceId: number, attempts: number, failure: XeroFailure): Promise<void> {
  const { db, clock } = services;
  if (failure.kind === 'limited') {
    await writeConnection(db, { held_until: new Date(clock.now().getTime() + failure.retryAfterMs) });
    return postponeBill(services, invoiceId, failure.retryAfterMs);
  }
  if (failure.kind === 'unreachable' && attempts < MAX_ATTEMPTS) {
    return postponeBill(services, invoiceId, Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));
  }
  await inTransaction(db, async (tx) => {
    await tx.update(xeroOutbox).set({ error: TEXT_OF[failure.kind], due_at: null }).where(eq(xeroOutbox.invoice_id, invoiceId));
    await tx.update(invoices).set({ sync: 'failed' }).where(eq(invoices.id, invoiceId));
    await announceInvoice(tx, invoiceId, null);
  });
}
