import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { REPORT_ROWS, reportGroups } from '@careloom/contract/resources/report-groups';
import fc from 'fast-check';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { centsOf } from '../../platform/serialize/values';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let here: { id: number; house_id: number };
let there: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  worker = await api.person('worker', { first_name: 'Nguyễn', last_name: 'Thị Hằng' });
  const led = await makeHouse(api.services, { team_leader_id: leader.id, name: 'Banksia House' });
  here = await makeJob(api.services, { house: led, postedBy: admin });
  there = await makeJob(api.services, { house: await makeHouse(api.services, { name: 'Ōtara' }), postedBy: admin });
  const own = { worker, by: admin };
  await makeInvoice(api.services, { job: here, ...own }, { status: 'part_paid', paid_cents: 10_000, date: '2026-11-14' });
  await makeInvoice(api.services, { job: here, ...own }, { status: 'void', date: '2026-11-14' });
  await makeInvoice(api.services, { job: there, ...own }, { date: '2026-10-02' });
  await makeExpense(api.services, { job: here, ...own }, { title: 'Bus fares', amount_cents: 1_840, date: '2026-11-02' });
  await makeExpense(api.services, { job: here, ...own }, { title: 'Fuel', amount_cents: 160, date: '2026-11-03', status: 'approved' });
  await makeExpense(
    api.services,
    { job: there, ...own },
    { title: 'Tea', amount_cents: 5_000, date: '2026-10-02', status: 'rejected', reject_reason: 'No receipt' },
  );
});
after(() => api.close());

const invoicesBy = async (query: object, person = admin) => (await api.send(reportGroups.invoices, query, { token: person.token })).data;
const expensesBy = async (query: object, person = admin) => (await api.send(reportGroups.expenses, query, { token: person.token })).data;

test('the invoice report is summed by house, largest first, without void invoices', async () => {
  const { items, totals, total } = await invoicesBy({ sort: 'amount_due', dir: 'asc' });
  assert.deepEqual(
    items.map(({ id, name, invoices, payable_amount, paid_amount, amount_due }) => [
      id,
      name,
      invoices,
      payable_amount,
      paid_amount,
      amount_due,
    ]),
    [
      [here.house_id, 'Banksia House', 1, '388.40', '100.00', '288.40'],
      [there.house_id, 'Ōtara', 1, '388.40', '0.00', '388.40'],
    ],
  );
  assert.deepEqual([total, totals.invoices, totals.payable_amount, totals.amount_due], [2, 2, '776.80', '676.80']);
});

test('the report is also grouped by worker and by month, and lists single invoices, each with its name', async () => {
  const namesBy = async (by: string) => (await invoicesBy({ by })).items.map(({ id, name }) => [id, name]);
  assert.deepEqual(await namesBy('worker'), [[worker.id, 'Nguyễn Thị Hằng']]);
  assert.deepEqual(await namesBy('month'), [
    [202611, '2026-11'],
    [202610, '2026-10'],
  ]);
  const { items } = await invoicesBy({ by: 'record' });
  assert.deepEqual(
    items.map((row) => [row.worker, row.invoices]),
    [
      ['Nguyễn Thị Hằng', 1],
      ['Nguyễn Thị Hằng', 1],
    ],
  );
});

test('a report contains what its filters match, and for a team leader only the houses led', async () => {
  assert.equal((await invoicesBy({ to: '2026-10-31' })).totals.payable_amount, '388.40');
  assert.deepEqual((await invoicesBy({ status: 'void' })).totals.payable_amount, '0.00');
  assert.equal((await invoicesBy({ search: 'Banksia' })).total, 1);
  assert.deepEqual(
    (await invoicesBy({}, leader)).items.map(({ name }) => name),
    ['Banksia House'],
  );
  assert.deepEqual((await expensesBy({}, leader)).totals, {
    expenses: 2,
    pending: '18.40',
    approved: '1.60',
    rejected: '0.00',
    amount: '20.00',
  });
});

test('the expense report is summed by state', async () => {
  const { items } = await expensesBy({});
  assert.deepEqual(
    items.map(({ name, pending, approved, rejected, amount }) => [name, pending, approved, rejected, amount]),
    [
      ['Ōtara', '0.00', '0.00', '50.00', '50.00'],
      ['Banksia House', '18.40', '1.60', '0.00', '20.00'],
    ],
  );
  assert.deepEqual(
    (await expensesBy({ by: 'record', from: '2026-11-03' })).items.map(({ name, worker: whose }) => [name, whose]),
    [['Fuel', 'Nguyễn Thị Hằng']],
  );
});

test('a worker cannot read sums', async () => {
  for (const call of [reportGroups.invoices, reportGroups.expenses]) {
    const answer = await api.send(call, {}, { token: worker.token });
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  }
});

const sum = (all: readonly string[]) => all.reduce((whole, one) => whole + centsOf(one), 0);
const reject = ({ status }: { status: string }) =>
  status === 'rejected' ? ({ status, reject_reason: 'No receipt' } as const) : { status: status as 'pending' };
const AMOUNTS = { pending: 'pending', approved: 'approved', rejected: 'rejected', amount: 'amount' } as const;
const expense = fc.record({
  amount_cents: fc.integer({ min: 1, max: 9_999_999 }),
  status: fc.constantFrom('pending', 'approved', 'rejected'),
});

test('the rows of any expenses add up to the totals, and the states to the amount, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(expense, { minLength: 1, maxLength: 12 }), async (all) => {
      const spender = await api.person('worker');
      for (const [nth, values] of all.entries())
        await makeExpense(
          api.services,
          { job: nth % 2 ? here : there, worker: spender, by: admin },
          { ...values, ...reject(values), date: `2026-0${1 + (nth % 9)}-02` },
        );
      for (const by of REPORT_ROWS) {
        const { items, totals } = await expensesBy({ by, worker_id: spender.id, per_page: 100 });
        for (const name of Object.values(AMOUNTS)) assert.equal(sum(items.map((row) => row[name])), centsOf(totals[name]), `${by} ${name}`);
        for (const row of [totals, ...items]) assert.equal(sum([row.pending, row.approved, row.rejected]), centsOf(row.amount));
      }
    }),
    { numRuns: 6 },
  );
});

test('an invoice over several jobs is in every sum, but under no house', async () => {
  const several = await api.person('worker');
  await makeInvoice(api.services, { job: here, worker: several, by: admin }, { job_id: null, house_id: null, date: '2026-11-14' });
  const query = { worker_id: several.id };
  const { items, totals } = await invoicesBy(query);
  assert.deepEqual(
    items.map(({ id, name, payable_amount }) => [id, name, payable_amount]),
    [[0, null, '388.40']],
  );
  assert.equal(totals.payable_amount, '388.40');
  for (const by of ['worker', 'month', 'record']) assert.equal((await invoicesBy({ ...query, by })).items.length, 1, by);
});
