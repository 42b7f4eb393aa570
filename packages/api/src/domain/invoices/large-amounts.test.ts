import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { expenses } from '@careloom/contract/resources/expenses';
import { invoices } from '@careloom/contract/resources/invoices';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { eq } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { shifts as table } from '../../platform/db/schema/shifts';
import { setFeePercent } from '../settings/shift-percentage';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { connect, saveConfig } from '../../../testing/xero';

/** The maximum of the specification's currency format: 10 digits and 2 decimals. */
const MOST = '9999999999.99';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number };
before(async () => {
  api = await startApi({ XERO: 'demo' });
  api.clock.set(new Date('2026-11-20T01:00:00Z'));
  [admin, worker] = [
    await api.person('super_admin'),
    await api.person('worker', { abn: '51824753556', gst_registered: true, xero_contact_id: 'contact-1' }),
  ];
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await setFeePercent(api.services.db, 7.53);
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

const as = () => ({ token: admin.token });
const rates = (rate: string) => ({
  saturday_rate: rate,
  sunday_rate: rate,
  holiday_rate: rate,
  sleep_over: rate,
  active_night: rate,
});

test('R5-004, R5-005: the maximum rate pays a whole day, and the fee, the invoice and the month are correct to the cent', async () => {
  const timings = [{ start_time: '00:00', end_time: '23:59', is_overnight: 0 as const, pay_rate: MOST }];
  const night = { start_time: '23:59', end_time: '00:00', is_overnight: 1 as const, pay_rate: MOST };
  const level = await api.send(payLevels.create, { name: 'Dear', timings: [...timings, night], ...rates(MOST) }, as());
  assert.deepEqual([level.status, level.data.pay_rate, level.data.sleep_over], [200, MOST, MOST]);
  const agreement = await makeTerms(api.services, worker);
  await api.services.db.update(serviceAgreements).set({ pay_level_id: level.data.id }).where(eq(serviceAgreements.id, agreement.id));
  const hours = { name: 'Day', date: '2026-11-15', start_time: '00:00', end_time: '00:00', type: 'normal' as const };
  const shift = await api.send(shifts.create, { ...hours, job_id: job.id, worker_id: worker.id }, as());
  assert.deepEqual([shift.status, shift.errors], [200, {}]);
  assert.deepEqual([shift.data.total_cost, shift.data.fee], ['239999999999.76', '18071999999.98']);
  const sorted = await api.send(shifts.list, { sort: 'total_cost', dir: 'desc' }, as());
  assert.equal(sorted.data.items[0]?.total_cost, '239999999999.76');

  await api.services.db.update(table).set({ status: 'completed' }).where(eq(table.id, shift.data.id));
  await api.send(timesheets.submit, { ids: [shift.data.id] }, { token: worker.token });
  const manager = await api.person('senior_manager');
  assert.equal((await api.send(timesheets.approve, { ids: [shift.data.id] }, { token: manager.token })).status, 200);
  const { data, message } = await api.send(invoices.generate, { shift_ids: [shift.data.id], expense_ids: [] }, as());
  assert.equal(message, 'Invoice generated successfully.');
  const [invoice] = data.invoices;
  assert.deepEqual(
    [invoice?.cost_of_service, invoice?.shift_fees, invoice?.gst, invoice?.payable_amount],
    ['239999999999.76', '18071999999.98', '22192799999.98', '244120799999.76'],
  );
  const paid = await api.send(
    invoices.pay,
    { id: invoice?.id ?? 0, paid_amount: MOST },
    { token: (await api.person('super_admin')).token },
  );
  assert.equal(paid.status, 200, paid.message);
  const { data: read } = await api.send(invoices.get, { id: invoice?.id ?? 0 }, as());
  assert.deepEqual([read.paid_amount, read.amount_due], [MOST, '234120799999.77']);
  assert.equal((await api.send(dashboards.admin, {}, as())).data.invoices_this_month, 244_120_799_999.76);
});

test('the maximum expense is stored and read back, alone and in sums', async () => {
  const body = { date: '2026-11-18', title: 'Van', amount: MOST, job_id: job.id, worker_id: worker.id };
  const [first] = [await api.send(expenses.create, body, as()), await api.send(expenses.create, body, as())];
  assert.deepEqual([first.status, first.data.amount], [200, MOST]);
  assert.equal((await api.send(dashboards.admin, {}, as())).data.expenses_this_month, 19_999_999_999.98);
});

test('an amount with more digits is refused at its field, wherever money is entered', async () => {
  const over = '10000000000';
  const expense = { date: '2026-11-18', title: 'Van', amount: over, job_id: job.id, worker_id: worker.id };
  const answers = [
    [await api.send(expenses.create, expense, as()), 'amount', 'Amount'],
    [await api.send(invoices.pay, { id: 1, paid_amount: over }, as()), 'paid_amount', 'Paid Amount'],
    [
      await api.send(payLevels.create, { name: 'Over', start_time: '06:00', end_time: '20:00', pay_rate: over, ...rates('1') }, as()),
      'pay_rate',
      'Pay Rate per Hour',
    ],
  ] as const;
  for (const [{ status, message, errors }, field, label] of answers)
    assert.deepEqual([status, message, errors], [422, 'Unprocessable Entity.', { [field]: [`${label} format is invalid.`] }]);
});
