import { XERO_LINE_KEYS } from '@careloom/contract/resources/xero-config';
import { eq, isNotNull } from 'drizzle-orm';
import { users } from '../src/platform/db/schema/identity';
import { invoices } from '../src/platform/db/schema/invoices';
import { xeroConfigs, xeroOutbox } from '../src/platform/db/schema/xero';
import { inTransaction, type Tx } from '../src/platform/db/transaction';
import type { Services } from '../src/platform/services';
import { dollars } from '../src/platform/serialize/values';
import { nameOf } from '../src/platform/serialize/person';
import { insertRows } from '../src/platform/db/insert-rows';
import { enqueueAll } from '../src/platform/queue/enqueue';
import { writeConnection } from '../src/domain/xero/connection/connection';
import type { BookedInvoice } from '../src/domain/xero/emulator/books';
import { seal } from '../src/platform/secrets/seal';

const TOKEN_MS = 1_800_000;

/** Connects the demo to an emulated Xero account, with mapped codes and with books that match the demo's invoices. */
export async function connectDemo(services: Services): Promise<void> {
  const { env, db, deriveKey, clock, accounting } = services;
  if (env.xero.mode !== 'demo' || env.xero.emulatorUrl !== undefined) return;
  const emulator = await accounting.emulator();
  const tokens = emulator.admit(await bookDemo(services));
  const key = deriveKey('xero');
  const { tenantId: tenant_id, organisation } = emulator.books;
  await inTransaction(db, async (tx) => {
    const line_items = XERO_LINE_KEYS.map((kind) => ({
      key: kind,
      item_code: kind.toUpperCase(),
      purchase_account_code: '477',
      sales_account_code: '200',
    }));
    const secret_key = seal(key, 'careloom-demo');
    await tx.insert(xeroConfigs).values({ api_key: 'careloom-demo', secret_key, line_items, credentials_at: clock.now() });
    await writeConnection(tx, {
      tenant_id,
      organisation,
      access_token: seal(key, tokens.access_token),
      refresh_token: seal(key, tokens.refresh_token),
      expires_at: new Date(clock.now().getTime() + TOKEN_MS),
      renewed_at: clock.now(),
    });
    await giveReasons(tx, clock.now());
    await sendQueued(tx, clock.now());
  });
}

/** Why the demo's failed invoices failed: for a worker without a contact, the missing contact; otherwise Xero did not answer. */
async function giveReasons(tx: Tx, now: Date): Promise<void> {
  const failed = await tx
    .select({ id: invoices.id, contact: users.xero_contact_id })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.worker_id))
    .where(eq(invoices.sync, 'failed'));
  for (const { id, contact } of failed) {
    const error = contact === null ? 'xero.contact' : 'xero.unreachable';
    await tx.insert(xeroOutbox).values({ invoice_id: id, idempotency_key: `demo-${id}`, error, attempts: 1, tried_at: now });
  }
}

/** A number of attempts that Xero did not answer, and the delay until the next one. */
const UNANSWERED = { attempts: 9, waitMs: 3_600_000 };

/** Lets the demo's queued invoices wait as if Xero had not answered. Each is sent at the time that its page shows. */
async function sendQueued(tx: Tx, now: Date): Promise<void> {
  const queued = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.sync, 'queued'));
  const { attempts, waitMs } = UNANSWERED;
  const how = { attempts, error: 'xero.unreachable', tried_at: now, due_at: new Date(now.getTime() + waitMs) };
  await insertRows(
    tx,
    xeroOutbox,
    queued.map(({ id }) => ({ invoice_id: id, idempotency_key: `demo-${id}`, ...how })),
  );
  await enqueueAll(
    tx,
    'xero-bill',
    queued.map(({ id }) => ({ invoiceId: id })),
    waitMs,
  );
}

/** Returns the demo's invoices that have an id in Xero, as Xero stores them. */
async function bookDemo({ db }: Services): Promise<BookedInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, first_name: users.first_name, last_name: users.last_name, contact: users.xero_contact_id })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.worker_id))
    .where(isNotNull(invoices.accounting_invoice_id));
  return rows.map(({ invoice, contact, ...worker }) => {
    const [total, paid] = [dollars(invoice.payable_cents), dollars(invoice.paid_cents)];
    const isVoid = invoice.xero_status === 'VOIDED';
    const day = `/Date(${Date.parse(invoice.date)}+0000)/`;
    return {
      InvoiceID: invoice.accounting_invoice_id ?? '',
      Type: 'ACCPAY',
      InvoiceNumber: invoice.number,
      Contact: { ContactID: contact ?? '', Name: nameOf(worker) },
      Date: day,
      DueDate: day,
      Status: invoice.xero_status ?? 'AUTHORISED',
      LineAmountTypes: 'NoTax',
      LineItems: [{ Description: 'Support', Quantity: 1, UnitAmount: total, LineAmount: total }],
      Total: total,
      AmountPaid: paid,
      AmountDue: isVoid ? 0 : dollars(invoice.payable_cents - invoice.paid_cents),
    };
  });
}
