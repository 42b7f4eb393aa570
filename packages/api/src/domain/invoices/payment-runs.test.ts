import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { paymentRuns } from '@careloom/contract/resources/payment-runs';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { until } from '../../../testing/until';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  [admin, worker] = [await api.person('super_admin'), await api.person('worker')];
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());

const work = () => ({ job, worker, by: admin });
const as = (person: Person) => ({ token: person.token });
const start = (ids: number[], input: object = {}, headers: Record<string, string> = {}) =>
  api.send(paymentRuns.start, { ids, ...input }, { token: admin.token, headers });
const list = async (person = admin) => (await api.send(paymentRuns.list, {}, as(person))).data.runs;
const read = async (id: number) => (await api.send(invoices.get, { id }, as(admin))).data;
/** The run, once all its invoices are settled. */
async function ended(id: number) {
  await until(async () => (await list()).some((run) => run.id === id && run.ended_at !== null), 20_000);
  return (await list()).find((run) => run.id === id);
}

test('each invoice of a run is paid once; one that cannot be paid has its reason, and does not block the others', async () => {
  const fit = await makeInvoice(api.services, work(), { date: '2026-11-01' });
  const part = await makeInvoice(api.services, work(), { date: '2026-11-01', status: 'part_paid', paid_cents: 10_000 });
  const paid = await makeInvoice(api.services, work(), { date: '2026-11-01', status: 'paid', paid_cents: 38_840 });
  const void_ = await makeInvoice(api.services, work(), { date: '2026-11-01', status: 'void' });
  const later = await makeInvoice(api.services, work(), { date: '2026-11-20' });
  const own = await makeInvoice(api.services, work(), { date: '2026-11-01' });
  await makeShift(api.services, work(), { status: 'invoiced', invoice_id: own.id, created_by_id: admin.id, approved_by_id: admin.id });
  const begun = await start(
    [fit, part, paid, void_, later, own].map(({ id }) => id),
    { paid_date: '2026-11-10' },
  );
  assert.deepEqual([begun.status, begun.data.total, begun.data.paid_date], [200, 6, '2026-11-10']);
  const run = await ended(begun.data.id);
  assert.deepEqual([run?.paid, run?.amount], [2, '676.80']);
  assert.deepEqual(run?.refused, [
    { id: paid.id, number: paid.number, reason: 'This invoice is already paid.' },
    { id: void_.id, number: void_.number, reason: 'A void invoice can not be paid.' },
    { id: later.id, number: later.number, reason: 'Paid Date must be a date after or equal to 20 Nov 2026.' },
    {
      id: own.id,
      number: own.number,
      reason: 'You created and approved this work, and no other account may pay it. Add a second account under My Team.',
    },
  ]);
  const shown = await read(part.id);
  assert.deepEqual([shown.status, shown.paid_date, shown.paid_by?.id, shown.amount_due], ['paid', '2026-11-10', admin.id, '0.00']);
  assert.deepEqual(shown.history?.map(({ kind, by, day, amount }) => [kind, by?.id, day, amount]).at(-1), [
    'paid',
    admin.id,
    '2026-11-10',
    '288.40',
  ]);
});

test('500 invoices are paid once each, also when two runs contain the same ones', async () => {
  const ids: number[] = [];
  for (let nth = 0; nth < 500; nth += 1) ids.push((await makeInvoice(api.services, work(), { date: '2026-11-01' })).id);
  const [one, two] = [await start(ids), await start(ids.slice(0, 40))];
  const runs = [await ended(one.data.id), await ended(two.data.id)];
  assert.equal((runs[0]?.paid ?? 0) + (runs[1]?.paid ?? 0), 500);
  assert.equal((runs[0]?.refused.length ?? 0) + (runs[1]?.refused.length ?? 0), 40);
  for (const id of [ids[0], ids[499]]) assert.equal((await read(id ?? 0)).paid_amount, '388.40');
});

test('an idempotency key starts one run', async () => {
  const { id } = await makeInvoice(api.services, work(), { date: '2026-11-01' });
  const key = { 'idempotency-key': 'run' };
  assert.equal((await start([id], {}, key)).data.id, (await start([id], {}, key)).data.id);
});

test('only the user who started a run sees it, until they dismiss it', async () => {
  const { id } = await makeInvoice(api.services, work(), { date: '2026-11-01' });
  const { data } = await start([id]);
  await ended(data.id);
  const other = await api.person('senior_manager');
  assert.deepEqual(await list(other), []);
  assert.equal((await api.send(paymentRuns.dismiss, { id: data.id }, as(other))).status, 404);
  assert.equal((await api.send(paymentRuns.dismiss, { id: data.id }, as(admin))).status, 200);
  assert.equal(
    (await list()).some((run) => run.id === data.id),
    false,
  );
});

test('R6-016: a run requires invoices, and the permission to pay', async () => {
  assert.deepEqual((await start([])).errors, { ids: ['Invoices is required'] });
  assert.equal((await start([999_999])).message, 'Record does not exist.');
  for (const person of [worker, await api.person('team_leader')])
    assert.equal((await api.send(paymentRuns.start, { ids: [1] }, as(person))).error, 'forbidden');
});
