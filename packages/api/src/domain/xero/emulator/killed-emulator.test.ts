import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
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
import type { Books } from './books';
import { pushBill } from '../bills/push-bill';

/** Xero in a separate process, with data that outlives it: it limits calls, dies in the middle of a push, and restarts on another port. */
let api: TestApi;
let admin: Person;
let folder: string;
let child: ChildProcess;
let url: string;

async function rise(): Promise<void> {
  child = fork(fileURLToPath(new URL('../../../../testing/emulator-process.ts', import.meta.url)), [path.join(folder, 'books.json')], {
    execArgv: ['--import', 'tsx'],
  });
  [url] = (await once(child, 'message')) as [string];
}
async function order(what: Order): Promise<void> {
  const done = once(child, 'message');
  child.send(what);
  await done;
}
const books = async () => JSON.parse(await readFile(path.join(folder, 'books.json'), 'utf8')) as Books;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-xero-'));
  await rise();
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  api.services.accounting.hosts = () => Promise.resolve({ consent: `${url}/identity/connect/authorize`, identity: url, api: url });
  admin = await api.person('super_admin');
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(async () => {
  await api.close();
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const outbox = async (id: number) => (await api.services.db.select().from(xeroOutbox).where(eq(xeroOutbox.invoice_id, id)))[0];
const putOff = (id: number, attempts: number) =>
  until(async () => {
    const row = await outbox(id);
    return row?.attempts === attempts && row.due_at !== null;
  }, 20_000);

test('a rate-limited bill waits for its time, is interrupted when Xero is killed in mid-push, and is booked once', async () => {
  const worker = await api.person('worker', { xero_contact_id: 'contact', abn: '51824753556' });
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const { id, number } = await makeInvoice(api.services, { job, worker, by: admin });
  const as = { token: admin.token };

  await order({ next: { status: 429, headers: { 'retry-after': '30' } } });
  assert.equal((await api.send(xeroInvoices.push, { invoice_id: id }, as)).data.sync, 'queued');
  await until(async () => Boolean((await outbox(id))?.due_at), 20_000);
  const waits = ((await outbox(id))?.due_at?.getTime() ?? 0) - api.clock.now().getTime();
  assert.ok(waits > 20_000 && waits <= 30_000, `${waits} ms`);
  assert.deepEqual((await books()).invoices, []);

  api.clock.advance({ seconds: 31 });
  await order({ dieBooked: true });
  const died = once(child, 'exit');
  const before = (await outbox(id))?.attempts ?? 0;
  await pushBill(api.services)({ invoiceId: id });
  assert.deepEqual((await died).at(-1), 'SIGKILL');
  await putOff(id, before + 1);
  const [booked, ...others] = (await books()).invoices;
  assert.ok(booked && others.length === 0, 'the bill was booked, but the answer was lost');

  const away = await api.send(xeroContacts.update, { user_id: worker.id }, as);
  assert.deepEqual(
    [away.status, away.message, away.headers.get('retry-after')],
    [503, 'Xero can not be reached at the moment. Try again in a minute.', '60'],
  );

  await rise();
  await pushBill(api.services)({ invoiceId: id });
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.deepEqual(
    (await books()).invoices.map(({ InvoiceNumber }) => InvoiceNumber),
    [number],
  );
});
