import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { expenses } from '@careloom/contract/resources/expenses';
import { applications } from '../../platform/db/schema/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let ownJob: number;
before(async () => {
  api = await startApi();
  // 30 November in UTC, and already 1 December in Sydney: "this month" is the organisation's.
  api.clock.set(new Date('2026-11-30T13:30:00Z'));
  [admin, leader, worker] = [await api.person('super_admin'), await api.person('team_leader'), await api.person('worker')];
  const [other] = [
    await api.person('worker'),
    await api.person('worker', { is_active: false }),
    await api.person('worker', { archived_at: new Date() }),
  ];
  await api.person('worker', { verification_status: 'pending' });
  const led = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  const elsewhere = await makeHouse(api.services);
  const assigned = (person: Person) => ({ status: 'assigned' as const, worker_id: person.id, assigned_at: new Date() });
  const job = await makeJob(api.services, { house: led, postedBy: admin }, assigned(worker));
  ownJob = job.id;
  const far = await makeJob(api.services, { house: elsewhere, postedBy: admin }, assigned(other));
  await makeJob(api.services, { house: led, postedBy: admin }, { status: 'closed', worker_id: worker.id });
  const open = await makeJob(api.services, { house: led, postedBy: admin });
  await makeJob(api.services, { house: elsewhere, postedBy: admin }, { archived_at: new Date() });
  await api.services.db.insert(applications).values({ job_id: open.id, worker_id: worker.id });
  const own = { job, worker, by: worker };
  const theirs = { job: far, worker: other, by: admin };
  const on = (day: string) => ({ date: day, start_at: new Date(`${day}T01:00:00Z`), end_at: new Date(`${day}T09:00:00Z`) });
  await makeShift(api.services, own, on('2026-12-01'));
  await makeShift(api.services, own, { ...on('2026-12-31'), status: 'draft' });
  await makeShift(api.services, own, { ...on('2026-12-02'), status: 'cancelled' });
  await makeShift(api.services, own, { ...on('2026-11-30'), status: 'completed' });
  await makeShift(api.services, theirs, on('2026-12-05'));
  await makeExpense(api.services, own, { date: '2026-12-01', amount_cents: 2_450 });
  await makeExpense(api.services, own, { date: '2026-12-01', status: 'rejected', reject_reason: 'No.' });
  await makeExpense(api.services, theirs, { date: '2026-12-31', amount_cents: 1_000 });
  await makeExpense(api.services, theirs, { date: '2026-11-30' });
  await makeInvoice(api.services, own, { date: '2026-12-01' });
  await makeInvoice(api.services, theirs, { date: '2026-12-03', status: 'void' });
  await makeInvoice(api.services, theirs, { date: '2026-11-30' });
  await makeAgreement(api.services, worker, { commencement_date: '2026-01-01', end_date: '2026-12-09' });
});
after(() => api.close());

test("the admin cards count the organisation's current month", async () => {
  const { data } = await api.send(dashboards.admin, {}, { token: admin.token });
  assert.deepEqual(data, {
    total_active_jobs: 2,
    total_open_jobs: 1,
    shifts_this_month: 3,
    expenses_this_month: 34.5,
    invoices_this_month: 388.4,
    active_support_workers: 2,
    more: { jobs_ending: 0, applicants: 1, sleep_overs: 0, expenses_pending: 2, invoices_awaiting: 1, workers_available: 0 },
  });
});

test('the admin cards count another month when asked', async () => {
  const { data } = await api.send(dashboards.admin, { month: 11, year: 2026 }, { token: admin.token });
  assert.deepEqual([data.shifts_this_month, data.expenses_this_month, data.invoices_this_month], [1, 24, 388.4]);
});

test("R7-056: a team leader's counts cover the houses led", async () => {
  const { status, data } = await api.send(dashboards.teamLeaderCount, {}, { token: leader.token });
  assert.deepEqual(
    [status, data],
    [200, { active_jobs: 1, open_jobs: 1, support_workers: 1, shifts_this_month: 2, expenses_this_month: 24.5 }],
  );
});

test('R7-055: a team leader sees the houses led, their next shifts and the expenses to decide on', async () => {
  const { status, data } = await api.send(dashboardDetails.teamLeader, {}, { token: leader.token });
  assert.deepEqual([status, data.houses.map(({ name }) => name)], [200, ['Banksia House']]);
  assert.deepEqual(
    data.upcoming_shifts.map(({ date }) => date),
    ['2026-12-01'],
  );
  assert.deepEqual(
    data.pending_expenses.map(({ amount }) => amount),
    ['24.50'],
  );
});

const TWO = { 'month[0]': 12, 'year[0]': 2026, 'month[1]': 11, 'year[1]': 2026 };

test('R7-057, R7-058, R7-060: a team leader compares two months of the houses led, in the requested order', async () => {
  const { status, data } = await api.send(dashboardDetails.teamLeaderChart, TWO, { token: leader.token });
  assert.deepEqual(
    [status, data],
    [
      200,
      [
        { month: 12, year: 2026, shifts: 2, hours: 16, expenses: 24.5, invoices: 388.4 },
        { month: 11, year: 2026, shifts: 1, hours: 8, expenses: 0, invoices: 0 },
      ],
    ],
  );
});

test('R7-059, R7-061: a chart requires both months and both years', async () => {
  const { status, errors } = await api.send(
    dashboardDetails.teamLeaderChart,
    { ...TWO, 'month[1]': 13, 'year[1]': '' },
    { token: leader.token },
  );
  assert.deepEqual([status, Object.keys(errors).sort()], [422, ['month[1]', 'year[1]']]);
});

test('R7-062: the admin side compares two months of the whole organisation', async () => {
  const { data } = await api.send(dashboardDetails.adminChart, TWO, { token: admin.token });
  assert.deepEqual(
    data.map(({ shifts, expenses, invoices }) => [shifts, expenses, invoices]),
    [
      [3, 34.5, 388.4],
      [1, 24, 388.4],
    ],
  );
});

test('R7-034: a worker sees their month, the next shifts, the house and the agreement that ends soon', async () => {
  const { data } = await api.send(dashboards.worker, {}, { token: worker.token });
  const { upcoming_shifts, assigned_house, agreement, ...counts } = data;
  assert.deepEqual(counts, {
    current_jobs: 1,
    applied_jobs: 1,
    shifts_this_month: 1,
    hours_this_month: 8,
    invoices_this_month: 388.4,
    expenses_this_month: 24.5,
  });
  assert.deepEqual([upcoming_shifts.map(({ date }) => date), assigned_house?.name], [['2026-12-01'], 'Banksia House']);
  assert.equal(agreement?.expiry_message, 'Expiring in 8 days');
});

test('a worker selects a day and sees its month, and the shifts from that day on', async () => {
  const { data } = await api.send(dashboards.worker, { date: '2026-11-10' }, { token: worker.token });
  assert.deepEqual([data.shifts_this_month, data.expenses_this_month, data.upcoming_shifts.length], [1, 0, 1]);
});

test('R7-052: a worker sees the numbers of jobs to apply for, applied for, assigned and completed', async () => {
  const { status, data } = await api.send(dashboardDetails.workerJobs, {}, { token: worker.token });
  const { upcoming_shifts, ...counts } = data;
  assert.deepEqual([status, counts, upcoming_shifts.length], [200, { open: 1, applied: 1, current: 1, completed: 1 }, 1]);
});

test('every dashboard adds up a month with two expenses of the maximum amount', async () => {
  const largest = '21474836.47';
  const read = async () => {
    const months = { 'month[0]': 12, 'month[1]': 11, 'year[0]': 2026, 'year[1]': 2026 };
    const answers = [
      await api.send(dashboards.admin, {}, { token: admin.token }),
      await api.send(dashboards.teamLeaderCount, {}, { token: leader.token }),
      await api.send(dashboards.worker, {}, { token: worker.token }),
    ];
    const charts = [
      await api.send(dashboardDetails.adminChart, months, { token: admin.token }),
      await api.send(dashboardDetails.teamLeaderChart, months, { token: leader.token }),
    ];
    return [
      ...answers.map(({ status, data }) => [status, data.expenses_this_month]),
      ...charts.map(({ status, data }) => [status, data[0]?.expenses]),
    ];
  };
  const before = await read();
  for (const title of ['Van', 'Ramp'])
    await api.send(
      expenses.create,
      { date: '2026-12-01', title, amount: largest, job_id: ownJob, worker_id: worker.id },
      { token: admin.token },
    );
  assert.deepEqual(
    await read(),
    before.map(([status, sum]) => [status, Number((Number(sum) + 2 * Number(largest)).toFixed(2))]),
  );
});
