import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoiceDrafts } from '@careloom/contract/resources/invoice-drafts';
import { invoices } from '@careloom/contract/resources/invoices';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { connect, saveConfig } from '../../../testing/xero';

let api: TestApi;
let admin: Person;
let worker: Person;
let taxed: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo' });
  admin = await api.person('super_admin');
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata', abn: '51824753556', xero_contact_id: 'contact-1' });
  taxed = await api.person('worker', {
    first_name: 'Tuan',
    last_name: 'Nguyễn',
    abn: '53004085616',
    gst_registered: true,
    xero_contact_id: 'contact-2',
  });
  for (const person of [worker, taxed]) await makeTerms(api.services, person);
  job = await makeJob(
    api.services,
    { house: await makeHouse(api.services), postedBy: admin },
    { status: 'assigned', worker_id: worker.id },
  );
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

let day = 0;
type ShiftFields = Parameters<typeof makeShift>[2];
/** An approved shift of 400.00 with a fee of 7.5 %, on a separate day. */
async function shift(fields: ShiftFields = {}, person = worker): Promise<number> {
  day += 1;
  const start = Date.UTC(2026, 0, day, 22);
  const on = { date: new Date(start).toISOString().slice(0, 10), start_at: new Date(start), end_at: new Date(start + 8 * 3_600_000) };
  const price = { cost_cents: 40_000, fee_cents: 3_000, minutes: 600 };
  return (await makeShift(api.services, { job, worker: person, by: admin }, { ...on, ...price, status: 'approved', ...fields })).id;
}
type ExpenseFields = Parameters<typeof makeExpense>[2];
const expense = async (fields: ExpenseFields = {}, person = worker): Promise<number> =>
  (
    await makeExpense(
      api.services,
      { job, worker: person, by: admin },
      { status: 'approved', added_by_id: person.id, decided_by_id: admin.id, ...fields },
    )
  ).id;
const preview = (shift_ids: number[], expense_ids: number[] = [], person = admin) =>
  api.send(invoiceDrafts.preview, { shift_ids, expense_ids }, { token: person.token });

test('R4-049, R4-050: a preview has the same sums as the invoices that are then generated', async () => {
  const [shift_ids, expense_ids] = [
    [await shift(), await shift({ cost_cents: 12_345, fee_cents: 926 }, taxed)],
    [await expense(), await expense({}, taxed)],
  ];
  const { data } = await preview(shift_ids, expense_ids);
  assert.deepEqual([data.left_out, data.fit], [[], { shift_ids, expense_ids }]);
  const made = (await api.send(invoices.generate, data.fit, { token: admin.token })).data.invoices;
  assert.deepEqual(
    data.invoices.map(({ shifts: _shifts, expense_count: _count, ...draft }) => draft),
    made.map(({ worker: by, hours_of_service, cost_of_service, expenses, sub_total, shift_fees, gst, gst_registered, payable_amount }) => {
      return { worker: by, hours_of_service, cost_of_service, expenses, sub_total, shift_fees, gst, gst_registered, payable_amount };
    }),
  );
  assert.deepEqual(
    data.invoices.map(({ shifts, expense_count, gst, payable_amount }) => [shifts, expense_count, gst, payable_amount]),
    [
      [1, 1, '0.00', '394.00'],
      [1, 1, '11.42', '149.61'],
    ],
  );
});

test('work that cannot be billed is left out with its reason, and the rest stays', async () => {
  const noAbn = await api.person('worker', { first_name: 'Mele', last_name: 'Fonua' });
  await makeTerms(api.services, noAbn);
  const stranger = await api.person('worker', { abn: '51824753556' });
  const [fit, submitted, unsigned] = [await shift(), await shift({ status: 'submitted' }), await shift({}, stranger)];
  const ids = [fit, submitted, unsigned, await shift({}, noAbn), 999_999];
  const pending = await expense({ status: 'pending' });
  const { data } = await preview(ids, [pending]);
  assert.deepEqual(data.fit, { shift_ids: [fit], expense_ids: [] });
  assert.deepEqual(
    data.left_out.map(({ kind, id, reason }) => [kind, id, reason]),
    [
      ['shift', submitted, 'Only approved expenses and shifts without an invoice can be invoiced.'],
      ['shift', unsigned, "Worker's service agreement terminated, renew first."],
      ['shift', ids[3], 'Mele Fonua has no ABN, so no invoice can be generated.'],
      ['expense', pending, 'Only approved expenses and shifts without an invoice can be invoiced.'],
      ['shift', 999_999, 'Shift not found.'],
    ],
  );
});

test('R8-043: an empty selection answers "Please select shift or expense."', async () => {
  const answer = await preview([]);
  assert.deepEqual([answer.status, answer.message], [422, 'Please select shift or expense.']);
});

test('only approved work without an invoice is listed, and only for users who generate invoices', async () => {
  const person = await api.person('worker', { abn: '51824753556' });
  const [own, spent] = [await shift({}, person), await expense({}, person)];
  await shift({ status: 'submitted' }, person);
  await expense({ status: 'pending' }, person);
  const { data } = await api.send(invoiceDrafts.unbilled, { worker_id: person.id }, { token: admin.token });
  assert.deepEqual(
    [data.shifts.map(({ id, cost, fee, hours }) => [id, cost, fee, hours]), data.expenses.map(({ id, amount }) => [id, amount]), data.more],
    [[[own, '400.00', '30.00', '10.00']], [[spent, '24.00']], 0],
  );
  const { date } = data.shifts[0] ?? { date: '' };
  assert.equal(
    (await api.send(invoiceDrafts.unbilled, { worker_id: person.id, to: date }, { token: admin.token })).data.expenses.length,
    0,
  );
  assert.equal((await api.send(invoiceDrafts.unbilled, {}, { token: person.token })).error, 'forbidden');
});
