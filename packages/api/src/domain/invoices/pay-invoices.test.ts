import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

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

const as = (person: Person) => ({ token: person.token });
const pay = (input: Parameters<typeof api.send<typeof invoices.pay>>[1], headers: Record<string, string> = {}) =>
  api.send(invoices.pay, input, { token: admin.token, headers });
type Fields = Parameters<typeof makeInvoice>[2];
/** An invoice of 388.40. */
const due = async (fields: Fields = {}) => (await makeInvoice(api.services, { job, worker, by: admin }, fields)).id;
const read = async (id: number) => (await api.send(invoices.get, { id }, as(admin))).data;

test('R4-051, R7-077, R8-055: paying answers "Invoice paid successfully.", with the payer and the time', async () => {
  const id = await due({ status: 'awaiting_payment', date: '2026-11-18' });
  const answer = await pay({ id, paid_date: '2026-11-20' });
  assert.deepEqual(
    [answer.status, answer.code, answer.message, answer.data],
    [200, 200, 'Invoice paid successfully.', { paid: 1, part_paid: 0 }],
  );
  const { status, paid_by, paid_date, paid_amount, amount_due } = await read(id);
  assert.deepEqual([status, paid_by?.id, paid_date, paid_amount, amount_due], ['paid', admin.id, '2026-11-20', '388.40', '0.00']);
});

test('several are paid at once, dated today, including the rest of a partly paid one', async () => {
  const ids = [await due(), await due({ status: 'part_paid', paid_cents: 10_000 })];
  assert.deepEqual((await pay({ ids: [...ids, ...ids] })).data, { paid: 2, part_paid: 0 });
  for (const id of ids) {
    const { status, paid_amount, paid_date } = await read(id);
    assert.deepEqual([status, paid_amount, /^\d{4}-\d\d-\d\d$/.test(paid_date ?? '')], ['paid', '388.40', true]);
  }
});

test('an amount pays in part, and the next payment pays the rest', async () => {
  const id = await due();
  const paid = await pay({ id, paid_amount: '100' });
  assert.deepEqual([paid.message, paid.data], ['Invoice paid in part.', { paid: 1, part_paid: 1 }]);
  const part = await read(id);
  assert.deepEqual([part.status, part.paid_amount, part.amount_due], ['part_paid', '100.00', '288.40']);
  assert.equal((await pay({ id, paid_amount: '288.4' })).message, 'Invoice paid successfully.');
  assert.deepEqual([(await read(id)).status, (await read(id)).amount_due], ['paid', '0.00']);
});

test('an idempotency key makes one partial payment', async () => {
  const [id, key] = [await due(), { 'idempotency-key': 'part' }];
  await pay({ id, paid_amount: '100' }, key);
  assert.equal((await pay({ id, paid_amount: '100' }, key)).status, 200);
  assert.equal((await read(id)).paid_amount, '100.00');
});

test('a paid or void invoice is refused, and so are those selected with it', async () => {
  const fit = await due();
  for (const [status, message] of [
    ['paid', 'This invoice is already paid.'],
    ['void', 'A void invoice can not be paid.'],
  ] as const) {
    const answer = await pay({ ids: [fit, await due({ status })] });
    assert.deepEqual([answer.status, answer.message], [422, message]);
  }
  assert.equal((await read(fit)).status, 'generated');
});

test('an unknown invoice answers 404', async () => {
  const answer = await pay({ ids: [await due(), 999_999] });
  assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
});

test('invalid values are refused at their fields', async () => {
  const id = await due();
  const REFUSED: [input: Parameters<typeof pay>[0], errors: object][] = [
    [{}, { ids: ['Invoices is required'] }],
    [{ ids: [] }, { ids: ['Invoices is required'] }],
    [{ id, paid_date: 'soon' }, { paid_date: ['Paid Date is not a valid date.'] }],
    [{ id, paid_amount: '-1' }, { paid_amount: ['Paid Amount format is invalid.'] }],
    [{ id, paid_amount: '0' }, { paid_amount: ['Paid Amount must be at least 0.01.'] }],
    [{ id, paid_amount: '388.41' }, { paid_amount: ['Paid Amount may not be greater than 388.40.'] }],
    [{ ids: [id, await due()], paid_amount: '10' }, { paid_amount: ['The selected Paid Amount is invalid.'] }],
  ];
  for (const [input, errors] of REFUSED) {
    const answer = await pay(input);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
});

test('R6-016: a team leader and a worker cannot pay', async () => {
  const id = await due();
  for (const person of [await api.person('team_leader'), worker]) {
    const answer = await api.send(invoices.pay, { id }, as(person));
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  }
  assert.equal((await read(id)).status, 'generated');
});

test('of many concurrent payments exactly one succeeds', async () => {
  const [one, two] = [await due(), await due()];
  const answers = await Promise.all([pay({ ids: [one, two] }), pay({ ids: [two, one] }), pay({ id: one }), pay({ ids: [two, one] })]);
  const paid = answers.filter(({ status }) => status === 200).reduce((sum, { data }) => sum + data.paid, 0);
  assert.ok(paid === 2 || paid === 1, `${paid} were paid`);
  for (const answer of answers) if (answer.status !== 200) assert.equal(answer.message, 'This invoice is already paid.');
  assert.deepEqual([(await read(one)).paid_amount, (await read(one)).status], ['388.40', 'paid']);
});
