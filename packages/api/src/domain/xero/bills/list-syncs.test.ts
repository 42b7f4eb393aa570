import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { xero } from '@careloom/contract/resources/xero';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { xeroConnections, xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction } from '../../../platform/db/transaction';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { until } from '../../../../testing/until';
import { connect, exactEmulator, knownWorker, LINE_ITEMS, saveConfig, settled } from '../../../../testing/xero';
import type { Emulator } from '../emulator/emulator';
import { queueBill } from './queue-bill';

/** The sync status of invoices, why they failed, and what sends them again. */
let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let emulator: Emulator;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  emulator = await exactEmulator(api);
  worker = await knownWorker(api);
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

type Fields = Parameters<typeof makeInvoice>[2];
const invoice = async (fields: Fields = {}, of = worker) => (await makeInvoice(api.services, { job, worker: of, by: admin }, fields)).id;
const send = (id: number) => inTransaction(api.services.db, (tx) => queueBill(tx, id, admin.id));
const list = async (query: object = {}, person = admin) => (await api.send(xeroBills.list, query, { token: person.token })).data;
const one = async (invoice_id: number) => {
  const [row] = (await list({ invoice_id })).items;
  assert.ok(row);
  return row;
};
const standing = async () => (await api.send(xero.standing, {}, { token: admin.token })).data;

test('line items without codes are named; saving their codes sends only the bills that waited for them', async () => {
  await saveConfig(api, admin, { line_items: LINE_ITEMS.filter(({ key }) => key !== 'weekday') });
  const id = await invoice();
  await send(id);
  await settled(api, id);
  const stuck = await one(id);
  assert.deepEqual(
    [stuck.sync, stuck.reason],
    ['failed', { code: 'xero.line_items', text: 'Line-items configuration not set.', detail: 'weekday' }],
  );
  assert.ok(stuck.tried_at);
  const other = await invoice({ sync: 'failed' });
  await api.services.db.insert(xeroOutbox).values({ invoice_id: other, idempotency_key: 'none', error: 'xero.unreachable' });
  const [config] = (await api.send(xeroConfigs.list, {}, { token: admin.token })).data.items;
  await api.send(xeroConfigs.update, { id: config?.id ?? 0, contact_id: null, line_items: LINE_ITEMS }, { token: admin.token });
  assert.equal((await settled(api, id)).sync, 'synced');
  assert.deepEqual([(await one(id)).reason, (await one(other)).sync], [null, 'failed']);
  await api.send(xeroInvoices.push, { invoice_id: other }, { token: admin.token });
  assert.equal((await settled(api, other)).sync, 'synced');
});

test('for a wrong code Xero’s own message is stored', async () => {
  await saveConfig(api, admin, { line_items: LINE_ITEMS.map((item) => ({ ...item, purchase_account_code: '999' })) });
  const id = await invoice();
  await send(id);
  await settled(api, id);
  assert.deepEqual((await one(id)).reason, {
    code: 'xero.config',
    text: 'Issue in the accounting configuration.',
    detail: "Account code '999' is not a valid code for this document.",
  });
  await saveConfig(api, admin);
  assert.equal((await settled(api, id)).sync, 'synced');
});

test('a rate limit is no failure: queued with its time and without a reason; a missing answer has its reason and the time', async () => {
  emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '40' } }];
  const limited = await invoice();
  await send(limited);
  await until(async () => (await one(limited)).due_at !== null, 5_000);
  const waits = await one(limited);
  assert.deepEqual([waits.sync, waits.reason], ['queued', null]);
  assert.equal((await standing()).counts.queued, 1);
  assert.ok(((await standing()).held_until ?? '') > api.clock.now().toISOString());
  await api.services.db.update(xeroConnections).set({ held_until: null });
  emulator.behaviour.next = [{ status: 503 }];
  const unanswered = await invoice();
  await send(unanswered);
  await until(async () => (await one(unanswered)).due_at !== null, 5_000);
  assert.deepEqual((await one(unanswered)).reason?.code, 'xero.unreachable');
  assert.equal((await standing()).held_until, null);
});

test('invoices that need action come first; a void one that never reached Xero has no sync status', async () => {
  const voided = await invoice({ status: 'void', sync: 'failed' });
  await invoice();
  const order = (await list({ per_page: 100 })).items.map(({ sync }) => sync);
  const rank = ['failed', 'queued', 'not_synced', 'synced'];
  assert.deepEqual(
    order,
    [...order].sort((first, second) => rank.indexOf(first) - rank.indexOf(second)),
  );
  assert.deepEqual([(await one(voided)).sync, (await one(voided)).amount_due], ['not_synced', '0.00']);
  const { counts } = await standing();
  for (const sync of rank) assert.equal((await list({ sync })).total, counts[sync as keyof typeof counts], sync);
  assert.equal((await list({ sync: 'failed,queued' })).total, counts.failed + counts.queued);
});

test('a leader lists those of the houses led, a worker their own; both also while the account is disconnected', async () => {
  const stranger = await api.person('worker');
  await makeInvoice(api.services, {
    job: await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }),
    worker: stranger,
    by: admin,
  });
  const all = (await list()).total;
  assert.equal((await list({}, leader)).total, all - 1);
  assert.equal((await list({}, stranger)).total, 1);
  const ended = await api.send(xero.disconnect, {}, { token: admin.token });
  assert.deepEqual([ended.status, ended.message], [200, 'Xero account disconnected.']);
  assert.equal((await list({}, leader)).total, all - 1);
});

test('disconnecting revokes the tokens at Xero too; bills sent meanwhile fail, and are sent after reconnecting', async () => {
  assert.equal(emulator.books.refreshToken, null);
  assert.deepEqual([(await standing()).connected, (await standing()).organisation], [0, null]);
  const id = await invoice();
  await send(id);
  await settled(api, id);
  assert.equal((await one(id)).reason?.code, 'xero.disconnected');
  await connect(api, admin);
  assert.equal((await settled(api, id)).sync, 'synced', JSON.stringify(await one(id)));
  assert.deepEqual([(await standing()).connected, (await standing()).organisation], [1, 'Careloom Demo Pty Ltd']);
});

test('while Xero cannot be reached, disconnecting fails and the connection is kept', async () => {
  const known = await api.services.accounting.hosts();
  const away = 'http://127.0.0.1:9';
  api.services.accounting.hosts = () => Promise.resolve({ consent: away, identity: away, api: away });
  const refused = await api.send(xero.disconnect, {}, { token: admin.token });
  api.services.accounting.hosts = () => Promise.resolve(known);
  assert.deepEqual([refused.status, (await standing()).connected], [503, 1]);
});
