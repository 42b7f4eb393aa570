import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { connect, exactEmulator, knownWorker, LINE_ITEMS, saveConfig, settled } from '../../../../testing/xero';
import { pushBill } from '../bills/push-bill';
import type { Emulator } from '../emulator/emulator';
import { issue } from '../emulator/identity';
import { readConnection } from './connection';

let api: TestApi;
let admin: Person;
let emulator: Emulator;
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  admin = await api.person('super_admin');
  emulator = await exactEmulator(api);
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

test('failed bills are sent once after the account is reconnected; void ones are not', async () => {
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const worker = await knownWorker(api);
  const invoice = () => makeInvoice(api.services, { job, worker, by: admin });
  const [late, voided, sent] = [await invoice(), await invoice(), await invoice()];
  const push = ({ id }: { id: number }) => api.send(xeroInvoices.push, { invoice_id: id }, { token: admin.token });
  await push(sent);
  assert.equal((await settled(api, sent.id)).sync, 'synced');
  await saveConfig(api, admin, { line_items: LINE_ITEMS.map((item) => ({ ...item, purchase_account_code: '999' })) });
  for (const failing of [late, voided]) {
    await push(failing);
    assert.equal((await settled(api, failing.id)).sync, 'failed');
  }
  await api.services.db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, voided.id));
  await saveConfig(api, admin);
  await connect(api, admin);
  assert.equal((await settled(api, late.id)).sync, 'synced');
  assert.equal((await settled(api, voided.id)).sync, 'failed');
  const numbers = emulator.books.invoices.map(({ InvoiceNumber }) => InvoiceNumber);
  assert.deepEqual(numbers.sort(), [late.number, sent.number].sort());
});

test('a bill that is being sent while the account is reconnected is sent, and its refusal does not end the new connection', async () => {
  const { accounting, db } = api.services;
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const { id } = await makeInvoice(api.services, { job, worker: await knownWorker(api), by: admin });
  await db.update(invoices).set({ sync: 'queued' }).where(eq(invoices.id, id));
  await db.insert(xeroOutbox).values({ invoice_id: id, idempotency_key: randomUUID(), queued_by_id: admin.id });
  // Xero issues new tokens while the bill uses the old ones, and the connection is written while the refused token is being refreshed.
  const happens = [() => issue(emulator.books), () => connect(api, admin)];
  const hosts = async () => {
    await happens.shift()?.();
    return accounting.hosts();
  };
  await pushBill({ ...api.services, accounting: { ...accounting, hosts } })({ invoiceId: id });
  assert.equal(happens.length, 0);
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.equal((await readConnection(db))?.organisation, emulator.books.organisation);
});
