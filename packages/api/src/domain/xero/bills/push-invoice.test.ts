import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { eq } from 'drizzle-orm';
import { xeroConnections, xeroOutbox } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { until } from '../../../../testing/until';
import { connect, exactEmulator, knownWorker, LINE_ITEMS, saveConfig, settled } from '../../../../testing/xero';
import type { Emulator } from '../emulator/emulator';
import { pushBill } from './push-bill';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number; house_id: number };
let emulator: Emulator;
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  admin = await api.person('super_admin');
  emulator = await exactEmulator(api);
  worker = await knownWorker(api);
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());
beforeEach(async () => {
  await api.services.db.update(xeroConnections).set({ held_until: null });
  emulator.behaviour.next.length = 0;
});

type Fields = Parameters<typeof makeInvoice>[2];
const invoice = async (fields: Fields = {}, of = worker) => (await makeInvoice(api.services, { job, worker: of, by: admin }, fields)).id;
const push = (invoice_id: number, person = admin) => api.send(xeroInvoices.push, { invoice_id }, { token: person.token });
const outbox = async (id: number) => (await api.services.db.select().from(xeroOutbox).where(eq(xeroOutbox.invoice_id, id)))[0];
const billsOf = ({ number }: { number: string }) => emulator.books.invoices.filter((bill) => bill.InvoiceNumber === number);
/** When a postponed bill is retried. */
async function waited(id: number): Promise<Date> {
  await until(async () => Boolean((await outbox(id))?.due_at), 5_000);
  return (await outbox(id))?.due_at ?? new Date(0);
}
const again = (invoiceId: number) => pushBill(api.services)({ invoiceId });

for (const role of ['super_admin', 'senior_manager'] as const) {
  test(`R1-039 R7-101: a ${role} queues an invoice; it is sent as a bill of the payable amount, stores the bill's id, and awaits payment`, async () => {
    const id = await invoice();
    const { status, message, data } = await push(id, role === 'super_admin' ? admin : await api.person(role));
    assert.deepEqual([status, message, data.sync], [200, 'Invoice generated successfully.', 'queued']);
    const row = await settled(api, id);
    assert.deepEqual([row.sync, row.status, row.xero_status], ['synced', 'awaiting_payment', 'AUTHORISED']);
    const [bill, ...others] = billsOf(row);
    assert.deepEqual(others, []);
    assert.match(row.accounting_invoice_id ?? '', /^[0-9a-f-]{36}$/);
    assert.deepEqual(
      [bill?.Type, bill?.Total, bill?.InvoiceID, bill?.Contact.Name],
      ['ACCPAY', 388.4, row.accounting_invoice_id, 'Aroha Ngata'],
    );
  });
}

test('an invoice in Xero is not sent again, however often and concurrently it is requested', async () => {
  const id = await invoice();
  const answers = await Promise.all(Array.from({ length: 5 }, () => push(id)));
  assert.ok(answers.every(({ status }) => status === 200));
  const row = await settled(api, id);
  assert.equal((await push(id)).data.sync, 'synced');
  await again(id);
  assert.equal(billsOf(row).length, 1);
});

test('after a lost answer, the bill is looked up before it is sent again', async () => {
  const id = await invoice();
  emulator.behaviour.lost = 1;
  await push(id);
  await waited(id);
  assert.equal((await outbox(id))?.attempts, 1);
  await again(id);
  const row = await settled(api, id);
  assert.deepEqual([row.sync, billsOf(row).length], ['synced', 1]);
});

test('a rate limit of Xero is respected: the bill stays queued with its time, and so do bills queued meanwhile', async () => {
  const [first, second] = [await invoice(), await invoice()];
  emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '30' } }];
  await push(first);
  const due = await waited(first);
  assert.ok(Math.abs(due.getTime() - api.clock.now().getTime() - 30_000) < 5_000);
  const calls = emulator.seen.length;
  await push(second);
  await waited(second);
  assert.equal(emulator.seen.length, calls);
  api.clock.advance({ seconds: 31 });
  for (const id of [first, second]) await again(id);
  for (const id of [first, second]) assert.equal((await settled(api, id)).sync, 'synced');
});

const now = (invoice_id: number) => api.send(xeroInvoices.push, { invoice_id, now: 1 }, { token: admin.token });
const jobsOf = async (id: number) =>
  (
    await api.services.database.query(`select state from pgboss.job where name = 'xero-bill' and (data ->> 'invoiceId')::int = $1`, [id])
  ).rows.map(({ state }) => String(state));

test('a waiting bill is sent at once on request, even if Xero asked to wait, and by one job', async () => {
  const id = await invoice();
  emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '3600' } }];
  await push(id);
  await waited(id);
  assert.equal((await push(id)).data.sync, 'queued');
  assert.ok((await outbox(id))?.due_at, 'without `now` it goes on waiting');
  assert.equal((await now(id)).status, 200);
  const row = await settled(api, id);
  assert.deepEqual([row.sync, billsOf(row).length], ['synced', 1]);
  assert.ok(!(await jobsOf(id)).some((state) => state === 'created' || state === 'retry'));
});

test('a waiting bill that is rate-limited again stays queued once, with its new time', async () => {
  const id = await invoice();
  const wait = { status: 429, headers: { 'retry-after': '3600' } };
  emulator.behaviour.next = [wait, wait];
  await push(id);
  await waited(id);
  const calls = emulator.seen.length;
  await now(id);
  await until(() => Promise.resolve(emulator.seen.length > calls), 10_000);
  await waited(id);
  assert.equal((await jobsOf(id)).filter((state) => state === 'created').length, 1);
});

test('a bill that is being sent is left unchanged, with a message', async () => {
  const id = await invoice();
  emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '3600' } }];
  await push(id);
  await waited(id);
  const setTo = (change: string) =>
    api.services.database.query(
      `update pgboss.job set ${change} where name = 'xero-bill' and state <> 'completed' and (data ->> 'invoiceId')::int = $1`,
      [id],
    );
  await setTo(`state = 'active', started_on = now()`);
  const { status, message } = await now(id);
  assert.deepEqual(
    [status, message],
    [422, 'This invoice is being sent to Xero right now. If it is still here in two minutes, send it again.'],
  );
  await setTo(`state = 'created'`);
  assert.equal((await now(id)).status, 200);
  assert.equal((await settled(api, id)).sync, 'synced');
});

for (const [what, change] of [
  ['whose server was killed two minutes ago', `update pgboss.job set state = 'active', started_on = now() - interval '121 seconds'`],
  ['whose job is gone', 'delete from pgboss.job'],
] as const) {
  test(`a bill ${what} is sent on request, and is booked once`, async () => {
    const id = await invoice();
    emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '3600' } }];
    await push(id);
    await waited(id);
    await api.services.database.query(`${change} where name = 'xero-bill' and state <> 'completed' and (data ->> 'invoiceId')::int = $1`, [
      id,
    ]);
    assert.equal((await now(id)).status, 200);
    const row = await settled(api, id);
    assert.deepEqual([row.sync, billsOf(row).length], ['synced', 1]);
  });
}

test('a failure of Xero is retried, and after ten attempts the bill has failed', async () => {
  const id = await invoice();
  emulator.behaviour.next = Array.from({ length: 10 }, () => ({ status: 503 }));
  await push(id);
  await waited(id);
  assert.equal((await outbox(id))?.error, 'xero.unreachable');
  for (let attempt = 0; attempt < 9; attempt += 1) await again(id);
  assert.equal((await settled(api, id)).sync, 'failed');
  await push(id);
  assert.equal((await settled(api, id)).sync, 'synced');
});

test('an access token that Xero refuses is refreshed, and the bill is sent', async () => {
  const id = await invoice();
  emulator.books.accessTokens = [];
  await push(id);
  assert.equal((await settled(api, id)).sync, 'synced');
});

test('codes unknown to the account fail the bill with the reason, and it is sent once they are corrected', async () => {
  await saveConfig(api, admin, { line_items: LINE_ITEMS.map((item) => ({ ...item, purchase_account_code: '999' })) });
  const id = await invoice();
  await push(id);
  assert.equal((await settled(api, id)).sync, 'failed');
  assert.equal((await outbox(id))?.error, 'xero.config');
  await saveConfig(api, admin);
  await push(id);
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.equal((await outbox(id))?.error, null);
});

test('a contact unknown to the account fails the bill', async () => {
  const id = await invoice({}, await api.person('worker', { xero_contact_id: 'unknown' }));
  await push(id);
  await settled(api, id);
  assert.equal((await outbox(id))?.error, 'xero.contact');
});

test('a certain failure is reported at once', async () => {
  const id = await invoice();
  const statusAndMessage = async (invoiceId: number) => {
    const { status, message } = await push(invoiceId);
    return [status, message];
  };
  assert.deepEqual(await statusAndMessage(await invoice({}, await api.person('worker'))), [404, 'Contact id not found.']);
  await saveConfig(api, admin, { line_items: [] });
  assert.deepEqual(await statusAndMessage(id), [422, 'Line-items configuration not set.']);
  await saveConfig(api, admin, { api_key: 'another' });
  assert.deepEqual(await statusAndMessage(id), [422, 'Account disconnected. Go to Masters > Xero Config and reconnect.']);
  const [config] = (await api.send(xeroConfigs.list, {}, { token: admin.token })).data.items;
  await api.send(xeroConfigs.remove, { id: config?.id ?? 0 }, { token: admin.token });
  assert.deepEqual(await statusAndMessage(id), [422, 'Account disconnected. Go to Masters > Xero Config and reconnect.']);
  await saveConfig(api, admin);
  await connect(api, admin);
  await saveConfig(api, admin, { secret_key: 'wrong' });
  api.clock.advance({ hours: 1 });
  assert.deepEqual(await statusAndMessage(id), [422, 'Issue in the accounting configuration.']);
  await saveConfig(api, admin);
});

test('an unknown invoice, a void one, and a missing id are refused at the field', async () => {
  for (const id of [999_999, await invoice({ status: 'void' })]) {
    const { status, errors } = await push(id);
    assert.deepEqual([status, errors], [422, { invoice_id: ['The selected Invoice is invalid.'] }]);
  }
  const { errors } = await api.send(xeroInvoices.push, {} as never, { token: admin.token });
  assert.deepEqual(errors, { invoice_id: ['Invoice is required'] });
});

test('a connection ended by Xero fails the bill, and the account is disconnected', async () => {
  const id = await invoice();
  emulator.books.connected = false;
  await push(id);
  await settled(api, id);
  assert.equal((await outbox(id))?.error, 'xero.disconnected');
  assert.equal((await push(id)).message, 'Account disconnected. Go to Masters > Xero Config and reconnect.');
});

test('a worker and a team leader cannot send bills', async () => {
  const id = await invoice();
  for (const person of [worker, await api.person('team_leader')]) assert.equal((await push(id, person)).error, 'forbidden');
});
