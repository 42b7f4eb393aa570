import { and, eq, sql } from 'drizzle-orm';
import type { Invoice } from 'xero-node';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { applyBooked } from './apply-booked';
import { type Bill, billFrom } from './bill';
import { type Booked, bookedOf } from './booked';
import { readConnection } from '../connection/connection';
import { readConfig } from '../client/credentials';
import { failureOf, XeroFailure } from '../client/failure';
import { inXero, type XeroSession } from '../client/in-xero';
import { readSource } from './read-source';
import { failBill, postponeBill } from './settle-bill';

declare module '../../../platform/queue/jobs' {
  interface Jobs {
    /** `now`: a user requested it, so it is sent even while Xero asks to wait. */
    'xero-bill': { invoiceId: number; now?: true };
  }
}

/**
 * The handler of bill jobs: sends a queued invoice and stores the result. It does not throw for Xero's errors, so that one bill's problem
 * does not affect others.
 */
export const pushBill =
  (services: Services) =>
  async ({ invoiceId, now = false }: { invoiceId: number; now?: boolean }): Promise<void> => {
    const { db, clock } = services;
    const [wanted] = await db
      .select({ attempts: xeroOutbox.attempts, key: xeroOutbox.idempotency_key })
      .from(xeroOutbox)
      .innerJoin(invoices, eq(invoices.id, xeroOutbox.invoice_id))
      .where(and(eq(xeroOutbox.invoice_id, invoiceId), eq(invoices.sync, 'queued')));
    if (!wanted) return;
    const connection = await readConnection(db);
    const heldMs = (connection?.held_until?.getTime() ?? 0) - clock.now().getTime();
    if (heldMs > 0 && !now) return postponeBill(services, invoiceId, heldMs);
    try {
      const bill = await makeBill(services, invoiceId);
      await db
        .update(xeroOutbox)
        .set({ attempts: sql`${xeroOutbox.attempts} + 1` })
        .where(eq(xeroOutbox.invoice_id, invoiceId));
      const booked = await inXero(services, (session) => send(session, bill, wanted));
      await inTransaction(db, async (tx) => {
        await tx
          .update(xeroOutbox)
          .set({ due_at: null, error: null, detail: null, tried_at: clock.now() })
          .where(eq(xeroOutbox.invoice_id, invoiceId));
        await applyBooked(tx, services, invoiceId, booked, null);
      });
    } catch (error) {
      services.log.warn({ invoiceId, err: error }, 'A bill was not sent to Xero');
      await failBill(services, { invoiceId, attempts: wanted.attempts + 1, connection }, failureOf(error));
    }
  };

async function makeBill({ db }: Services, invoiceId: number): Promise<Bill> {
  const [source, config] = [await readSource(db, invoiceId), await readConfig(db)];
  if (!source) throw new XeroFailure('missing', `there is no invoice ${invoiceId}`);
  return billFrom(source, config?.line_items ?? []);
}

/** Bill numbers are not unique at Xero: before a retry, looks for the bill of an earlier attempt. */
async function send(session: XeroSession, bill: Bill, { attempts, key }: { attempts: number; key: string }): Promise<Booked> {
  const { api, tenantId } = session;
  const there = attempts > 0 ? await find(session, bill) : undefined;
  if (there) return bookedOf(there);
  const { body } = await api.createInvoices(tenantId, { invoices: [bill as unknown as Invoice] }, true, undefined, key);
  return bookedOf(body.invoices?.[0]);
}

async function find({ api, tenantId }: XeroSession, { invoiceNumber, contact }: Bill): Promise<Invoice | undefined> {
  const standing = ['DRAFT', 'SUBMITTED', 'AUTHORISED', 'PAID'];
  const { body } = await api.getInvoices(
    tenantId,
    undefined,
    'Type=="ACCPAY"',
    undefined,
    undefined,
    [invoiceNumber],
    [contact.contactID],
    standing,
  );
  return body.invoices?.[0];
}
