import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { xero } from '@careloom/contract/resources/xero';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { eq } from 'drizzle-orm';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Order } from '../../../../testing/emulator-process';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { until } from '../../../../testing/until';
import { connect, saveConfig, settled } from '../../../../testing/xero';
import { pushBill } from '../bills/push-bill';
import type { Books } from './books';

/** Xero in a separate process that responds late: within the timeout, or after it; in the latter case it has still booked the bill. */
let api: TestApi;
let admin: Person;
let worker: Person;
let folder: string;
let child: ChildProcess;
let job: { id: number; house_id: number };

const order = async (what: Order) => {
  const done = once(child, 'message');
  child.send(what);
  await done;
};
const booked = async () =>
  (JSON.parse(await readFile(path.join(folder, 'books.json'), 'utf8')) as Books).invoices.map(({ InvoiceNumber }) => InvoiceNumber);

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-xero-slow-'));
  child = fork(fileURLToPath(new URL('../../../../testing/emulator-process.ts', import.meta.url)), [path.join(folder, 'books.json')], {
    execArgv: ['--import', 'tsx'],
  });
  const [url] = (await once(child, 'message')) as [string];
  api = await startApi({ XERO: 'demo', XERO_DEMO_URL: url, LOG_LEVEL: 'silent' });
  admin = await api.person('super_admin');
  worker = await api.person('worker', { xero_contact_id: 'contact', abn: '51824753556' });
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(async () => {
  await api.close();
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const as = () => ({ token: admin.token });
const push = (invoice_id: number) => api.send(xeroInvoices.push, { invoice_id }, as());
const outbox = async (id: number) => (await api.services.db.select().from(xeroOutbox).where(eq(xeroOutbox.invoice_id, id)))[0];
const bill = async (invoice_id: number) => (await api.send(xeroBills.list, { invoice_id }, as())).data.items[0];

test('while Xero is slow, the page gets an answer at once that the bill is being sent; requested again, it is sent once', async () => {
  const { id, number } = await makeInvoice(api.services, { job, worker, by: admin });
  await order({ delayMs: 1_500 });
  const began = performance.now();
  assert.equal((await push(id)).data.sync, 'queued');
  assert.deepEqual([(await bill(id))?.sync, (await push(id)).data.sync], ['queued', 'queued']);
  assert.equal((await api.send(xero.standing, {}, as())).data.counts.queued, 1);
  assert.ok(performance.now() - began < 1_500, 'no answer waited for Xero');
  await order({ delayMs: 0 });
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.deepEqual(await booked(), [number]);
});

test('a bill that Xero booked but confirmed too late waits with its reason, and is then found at Xero instead of being sent twice', async () => {
  const { id, number } = await makeInvoice(api.services, { job, worker, by: admin });
  await order({ delayMs: 17_000 });
  await push(id);
  await until(async () => Boolean((await outbox(id))?.due_at), 40_000);
  const waits = await bill(id);
  assert.deepEqual([waits?.sync, waits?.reason?.code], ['queued', 'xero.unreachable']);
  assert.ok((waits?.due_at ?? '') > api.clock.now().toISOString());
  assert.equal((await booked()).filter((one) => one === number).length, 1, 'Xero had booked it');
  await order({ delayMs: 0 });
  await pushBill(api.services)({ invoiceId: id });
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.equal((await booked()).filter((one) => one === number).length, 1);
  assert.equal((await bill(id))?.reason, null);
});
