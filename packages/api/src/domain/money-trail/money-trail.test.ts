import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices as invoiceCalls } from '@careloom/contract/resources/invoices';
import { moneyTrails, STUCK_STAGES } from '@careloom/contract/resources/money-trail';
import { eq } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { xeroOutbox } from '../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

/** Follows the money of work, limited to each role's scope, and lists where it waits. */
let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  [admin, leader, worker] = [await api.person('super_admin'), await api.person('team_leader'), await api.person('worker')];
  job = await makeJob(api.services, {
    house: await makeHouse(api.services, { team_leader_id: leader.id, name: 'Myall' }),
    postedBy: admin,
  });
});
after(() => api.close());

const work = () => ({ job, worker, by: admin });
let days = 0;
/** Each on a separate day, because nobody works two shifts at once. */
function shiftOf(fields: Parameters<typeof makeShift>[2], of: Parameters<typeof makeShift>[1] = work()) {
  days += 1;
  const start_at = new Date(Date.UTC(2026, 5, days));
  return makeShift(api.services, of, { start_at, end_at: new Date(start_at.getTime() + 28_800_000), ...fields });
}
const trailOf = async (id: number, person = admin) => api.send(moneyTrails.ofShift, { id }, { token: person.token });
const stuck = async (query: object = {}, person = admin) =>
  (await api.send(moneyTrails.stuck, { per_page: 100, ...query }, { token: person.token })).data;
const lanes = async (person = admin) => (await api.send(moneyTrails.lanes, {}, { token: person.token })).data.lanes;
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);

test('before it is invoiced, a shift has only its amount', async () => {
  const { id } = await shiftOf({ status: 'approved' });
  assert.deepEqual((await trailOf(id)).data, {
    ...{ amount: '320.00', fee: '24.00', is_invoiced: 0, invoice: null, bill: null, payments: [] },
  });
});

test('an invoice, why it is not in Xero, and each of its payments', async () => {
  const { id: invoice_id, number } = await makeInvoice(api.services, work(), { sync: 'failed', status: 'awaiting_payment' });
  await api.services.db.insert(xeroOutbox).values({ invoice_id, idempotency_key: 'one', error: 'xero.contact' });
  const { id } = await shiftOf({ status: 'invoiced', invoice_id });
  const before = (await trailOf(id)).data;
  assert.deepEqual([before.is_invoiced, before.invoice?.number, before.invoice?.amount_due], [1, number, '388.40']);
  assert.deepEqual([before.bill?.sync, before.bill?.reason?.code, before.payments], ['failed', 'xero.contact', []]);
  const paid_date = '2026-11-21';
  await api.send(invoiceCalls.pay, { id: invoice_id, paid_amount: '100.00', paid_date }, { token: admin.token });
  const { invoice, payments } = (await trailOf(id)).data;
  assert.deepEqual([invoice?.paid_amount, invoice?.amount_due, invoice?.status], ['100.00', '288.40', 'part_paid']);
  assert.deepEqual(
    payments.map(({ amount, day, by }) => [amount, day, by?.id]),
    [['100.00', paid_date, admin.id]],
  );
});

test('days overdue are counted from the due date while an amount is due', async () => {
  const { id: invoice_id } = await makeInvoice(api.services, work(), { date: '2026-10-01', sync: 'synced', status: 'awaiting_payment' });
  const { id } = await shiftOf({ status: 'invoiced', invoice_id });
  assert.ok(((await trailOf(id)).data.invoice?.overdue_days ?? 0) > 30);
  await api.services.db.update(invoices).set({ paid_cents: 38_840, status: 'paid' }).where(eq(invoices.id, invoice_id));
  assert.equal((await trailOf(id)).data.invoice?.overdue_days, 0);
});

test('a leader sees the trail of the houses led, but no invoice of several houses; a worker their own; others nothing', async () => {
  const { id: invoice_id } = await makeInvoice(api.services, work(), { house_id: null, job_id: null });
  const { id } = await shiftOf({ status: 'invoiced', invoice_id });
  const ofLeader = (await trailOf(id, leader)).data;
  assert.deepEqual([ofLeader.is_invoiced, ofLeader.invoice, ofLeader.bill], [1, null, null]);
  assert.equal((await trailOf(id, worker)).data.invoice?.id, invoice_id);
  for (const stranger of [await api.person('worker'), await api.person('team_leader')]) {
    const { status, message } = await trailOf(id, stranger);
    assert.deepEqual([status, message], [404, 'Shift not found.']);
  }
});

test('an expense has a trail too; out of scope there is none', async () => {
  const { id: invoice_id, number } = await makeInvoice(api.services, work());
  const { id } = await makeExpense(api.services, work(), {
    status: 'approved',
    decided_by_id: admin.id === worker.id ? null : leader.id,
    invoice_id,
  });
  const { data } = await api.send(moneyTrails.ofExpense, { id }, { token: worker.token });
  assert.deepEqual([data.amount, data.fee, data.invoice?.number, data.bill?.sync], ['24.00', '0.00', number, 'not_synced']);
  const stranger = await api.person('worker');
  assert.equal((await api.send(moneyTrails.ofExpense, { id }, { token: stranger.token })).status, 404);
});

test('waiting work is in its stage with start, duration and amount; work that is done, paid or void is in none', async () => {
  const other = { job, worker: await api.person('worker', { first_name: 'Zora' }), by: admin };
  const shift = (fields: Parameters<typeof makeShift>[2]) => shiftOf(fields, other);
  const completed = await shift({ status: 'completed', start_at: daysAgo(3.5), end_at: daysAgo(3) });
  const submitted = await shift({ status: 'submitted', timesheet_added_at: daysAgo(2), returned_at: daysAgo(1) });
  const approved = await shift({ status: 'approved', approved_at: daysAgo(1) });
  await shift({ status: 'published' });
  await shift({ status: 'cancelled' });
  const pending = await makeExpense(api.services, other, { created_at: daysAgo(9) });
  await makeExpense(api.services, other, { status: 'rejected', reject_reason: 'No receipt', decided_by_id: leader.id });
  const failed = await makeInvoice(api.services, other, { sync: 'failed', created_at: daysAgo(4) });
  await api.services.db.insert(xeroOutbox).values({ invoice_id: failed.id, idempotency_key: 'two', error: 'xero.unreachable' });
  const unpaid = await makeInvoice(api.services, other, { sync: 'synced', status: 'part_paid', paid_cents: 8_840, created_at: daysAgo(6) });
  await makeInvoice(api.services, other, { sync: 'not_synced', status: 'void' });
  await makeInvoice(api.services, other, { sync: 'synced', status: 'paid', paid_cents: 38_840 });
  const { items, total } = await stuck({ worker_id: other.worker.id });
  assert.equal(total, 6);
  assert.deepEqual(
    items.map(({ stage, kind, id, days, amount, awaits_worker }) => [stage, kind, id, days, amount, awaits_worker]),
    [
      ['not_approved', 'expense', pending.id, 9, '24.00', 0],
      ['not_paid', 'invoice', unpaid.id, 6, '300.00', 0],
      ['not_in_xero', 'invoice', failed.id, 4, '388.40', 0],
      ['not_submitted', 'shift', completed.id, 3, '320.00', 0],
      ['not_approved', 'shift', submitted.id, 2, '320.00', 1],
      ['not_invoiced', 'shift', approved.id, 1, '320.00', 0],
    ],
  );
  assert.equal(items[2]?.bill?.reason?.code, 'xero.unreachable');
  assert.deepEqual([items[0]?.bill, items[0]?.house?.name, items[0]?.worker?.first_name], [null, 'Myall', 'Zora']);
  assert.equal((await stuck({ worker_id: other.worker.id, stage: 'not_paid,not_in_xero' })).total, 2);
  assert.equal((await stuck({ search: 'zora morning' })).total, 3);
  const byAmount = await stuck({ worker_id: other.worker.id, sort: 'amount', dir: 'desc' });
  assert.deepEqual([byAmount.items[0]?.id, byAmount.items.at(-1)?.id], [failed.id, pending.id]);
});

test('the stages add up to the list, for the admin side and for a leader; a worker may not read them', async () => {
  const elsewhere = { job: await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }), worker, by: admin };
  const { id: foreign } = await shiftOf({ status: 'submitted' }, elsewhere);
  const { id: spent } = await makeExpense(api.services, elsewhere);
  const { id: billed } = await makeInvoice(api.services, elsewhere);
  for (const person of [admin, leader]) {
    for (const { stage, count, amount, oldest_days } of await lanes(person)) {
      const { items, total } = await stuck({ stage }, person);
      const cents = items.reduce((sum, item) => sum + Math.round(Number(item.amount) * 100), 0);
      assert.deepEqual([count, amount], [total, (cents / 100).toFixed(2)], stage);
      assert.equal(oldest_days, items[0]?.days ?? null);
    }
  }
  assert.deepEqual(
    (await lanes()).map(({ stage }) => stage),
    STUCK_STAGES,
  );
  const [all, led] = [(await stuck()).total, (await stuck({}, leader)).total];
  assert.ok(all > led && led > 0, `${all} ${led}`);
  const has = async (kind: string, id: number, person: Person) =>
    (await stuck({ house_id: elsewhere.job.house_id }, person)).items.some((item) => item.kind === kind && item.id === id);
  const foreigners = [
    ['shift', foreign],
    ['expense', spent],
    ['invoice', billed],
  ] as const;
  for (const [kind, id] of foreigners) assert.deepEqual([await has(kind, id, admin), await has(kind, id, leader)], [true, false], kind);
  assert.equal((await api.send(moneyTrails.stuck, {}, { token: worker.token })).status, 401);
  assert.equal((await api.send(moneyTrails.lanes, {}, { token: worker.token })).status, 401);
});
