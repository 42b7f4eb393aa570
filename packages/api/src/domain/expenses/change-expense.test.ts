import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../platform/db/schema/identity';
import { notifications } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let worker: Person;
let other: Person;
let job: { id: number; house_id: number };
let foreign: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  [admin, manager, leader] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('team_leader')];
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' });
  other = await api.person('worker');
  const at = async (team_leader_id: number | null, { id }: Person) => {
    const house = await makeHouse(api.services, { team_leader_id });
    return makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: id });
  };
  [job, foreign] = [await at(leader.id, worker), await at(null, other)];
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const fields = (changed: object = {}) => ({ date: '2026-11-19', title: 'Bus fares', amount: '18.4', job_id: job.id, ...changed });
const add = (person: Person, changed: object = {}, headers: Record<string, string> = {}) =>
  api.send(expenses.create, fields(changed), { token: person.token, headers });
const edit = (person: Person, id: number, changed: object = {}) => api.send(expenses.update, { id, ...fields(changed) }, as(person));
const pending = async (by: Person = worker) => (await makeExpense(api.services, { job, worker, by })).id;
const decided = async () =>
  (await makeExpense(api.services, { job, worker, by: worker }, { status: 'approved', decided_by_id: admin.id, decided_on: '2026-11-20' }))
    .id;
const NOT_PENDING = [422, 'Only a pending expense can be changed.'];

async function receipt(width: number, name = 'receipt.png') {
  const png = await sharp({ create: { width, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name);
}
const open = (url: string | null) => fetch(`${api.url}${url ?? ''}`);

test('R4-045: a worker adds an expense to their own job; it is pending, and its receipt can be read', async () => {
  const answer = await add(worker, { worker_id: other.id, description: 'To the clinic.', receipt: await receipt(1600) });
  assert.deepEqual([answer.status, answer.message], [200, 'Expense added successfully.']);
  const { data } = answer;
  assert.deepEqual([data.status, data.amount, data.title, data.description], ['pending', '18.40', 'Bus fares', 'To the clinic.']);
  assert.deepEqual([data.worker?.id, data.added_by.id, data.job.id, data.house.id], [worker.id, worker.id, job.id, job.house_id]);
  const picture = await open(data.receipt_url);
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp']);
  assert.equal((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width, 1600);
});

test('a receipt may be a PDF, which is stored as it was sent', async () => {
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n';
  const { data } = await add(worker, { receipt: new File([pdf], 'Taxi 19 Nov.pdf') });
  assert.equal(data.receipt_type, 'pdf');
  const answer = await open(data.receipt_url);
  assert.deepEqual(
    [answer.headers.get('content-type'), answer.headers.get('content-disposition'), await answer.text()],
    ['application/pdf', "attachment; filename*=UTF-8''Taxi%2019%20Nov.pdf", pdf],
  );
});

test('R4-061: only the admin side is notified of a new expense', async () => {
  const { id } = (await add(worker)).data;
  const notified = await api.services.db.select().from(notifications).where(eq(notifications.route_id, id));
  const message = 'Aroha Ngata added the expense Bus fares.';
  assert.deepEqual(
    notified.map(({ user_id, type, message: text }) => [user_id, type, text]).sort(),
    [admin, manager].map((person) => [person.id, 'expense_generated', message]).sort(),
  );
});

test('a manager and a team leader add an expense for a worker within scope, never without a worker', async () => {
  assert.equal((await add(manager, { worker_id: other.id, job_id: foreign.id })).data.worker?.id, other.id);
  assert.equal((await add(leader, { worker_id: worker.id })).data.worker?.id, worker.id);
  for (const person of [leader, admin]) {
    const refused = await add(person);
    assert.deepEqual([refused.status, refused.errors], [422, { worker_id: ['Worker is required'] }]);
  }
});

test('a job and a worker out of scope are refused at their fields', async () => {
  const exists = (label: string) => [`The selected ${label} is invalid.`];
  assert.deepEqual((await add(worker, { job_id: foreign.id })).errors, { job_id: exists('Job') });
  const refused = await add(leader, { job_id: foreign.id, worker_id: other.id });
  assert.deepEqual([refused.status, refused.errors], [422, { job_id: exists('Job'), worker_id: exists('Worker') }]);
  const archived = await api.person('worker', { archived_at: new Date() });
  assert.deepEqual((await add(admin, { worker_id: archived.id })).errors, { worker_id: exists('Worker') });
});

const NO_RECEIPT = 'Receipt must be a file of type: jpeg, jpe, jpg, gif, png, pdf.';
const REFUSED: [what: string, changed: object, errors: object][] = [
  [
    'nothing',
    { date: '', title: ' ', amount: '', job_id: '' },
    { date: ['Date is required'], title: ['Title is required'], amount: ['Amount is required'], job_id: ['Job is required'] },
  ],
  ['an invalid day', { date: '2026-02-30' }, { date: ['Date is not a valid date.'] }],
  ['an amount in words', { amount: 'ten' }, { amount: ['Amount format is invalid.'] }],
  ['an amount with three decimals', { amount: '1.234' }, { amount: ['Amount format is invalid.'] }],
  ['an amount of zero', { amount: '0.00' }, { amount: ['Amount must be at least 0.01.'] }],
  ['an amount of eleven digits', { amount: '10000000000' }, { amount: ['Amount format is invalid.'] }],
  ['a title too long', { title: 'x'.repeat(121) }, { title: ['Title may not be greater than 120 characters.'] }],
  ['a description too long', { description: 'x'.repeat(2001) }, { description: ['Description may not be greater than 2000 characters.'] }],
  ['a receipt with another extension', { receipt: new File(['<svg/>'], 'receipt.svg') }, { receipt: [NO_RECEIPT] }],
  ['a receipt that is not a picture', { receipt: new File(['no picture'], 'receipt.png') }, { receipt: [NO_RECEIPT] }],
  ['a receipt that is not a PDF', { receipt: new File(['no pdf'], 'receipt.pdf') }, { receipt: [NO_RECEIPT] }],
  [
    'a receipt of more than 5,000,000 bytes',
    { receipt: new File([new Uint8Array(5_000_001)], 'receipt.pdf') },
    { receipt: ['Receipt may not be greater than 5 MB.'] },
  ],
];
for (const [what, changed, errors] of REFUSED) {
  test(`${what} is refused at its field`, async () => {
    const answer = await add(admin, changed);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  });
}

test('an idempotency key adds one expense with one receipt', async () => {
  const key = { 'idempotency-key': 'fares' };
  const [first, second] = [await add(worker, { receipt: await receipt(20) }, key), await add(worker, { receipt: await receipt(20) }, key)];
  assert.deepEqual([second.status, second.data.id], [200, first.data.id]);
  const another = await add(worker, { receipt: await receipt(21) }, key);
  assert.deepEqual([another.status, another.error], [422, 'idempotency_mismatch']);
});

test('its author edits an expense while it is pending; a new receipt replaces the old one', async () => {
  const added = (await add(worker, { receipt: await receipt(20) })).data;
  const answer = await edit(worker, added.id, { title: 'Train fares', amount: '20', date: '2026-11-20' });
  assert.deepEqual([answer.status, answer.message], [200, 'Expense updated successfully.']);
  assert.deepEqual([answer.data.title, answer.data.amount, answer.data.date], ['Train fares', '20.00', '2026-11-20']);
  assert.equal(answer.data.receipt_url, added.receipt_url);
  const replaced = (await edit(worker, added.id, { receipt: await receipt(30) })).data;
  assert.notEqual(replaced.receipt_url, added.receipt_url);
  assert.deepEqual([(await open(added.receipt_url)).status, (await open(replaced.receipt_url)).status], [404, 200]);
});

test('the admin side edits and deletes expenses of others', async () => {
  const id = await pending();
  assert.equal((await edit(manager, id, { worker_id: worker.id })).status, 200);
  const gone = await api.send(expenses.remove, { id }, as(admin));
  assert.deepEqual([gone.status, gone.message], [200, 'Expense deleted successfully.']);
  assert.equal((await api.send(expenses.get, { id }, as(admin))).status, 404);
});

test('deleting an expense deletes its receipt', async () => {
  const { id, receipt_url } = (await add(worker, { receipt: await receipt(20) })).data;
  const stored = () => api.services.db.$count(files, eq(files.kind, 'receipt'));
  const count = await stored();
  await api.send(expenses.remove, { id }, as(worker));
  assert.deepEqual([await stored(), (await open(receipt_url)).status], [count - 1, 404]);
});

test("changing another's expense is refused where it is visible, and answers 404 where it is not", async () => {
  const [seen, unseen] = [await pending(), await pending()];
  for (const answer of [await edit(leader, seen), await api.send(expenses.remove, { id: seen }, as(leader))])
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  for (const answer of [
    await api.send(expenses.update, { id: unseen, ...fields({ job_id: foreign.id }) }, as(other)),
    await api.send(expenses.remove, { id: unseen }, as(other)),
    await edit(admin, 999_999),
  ])
    assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
});

test('a decided expense can be neither edited nor deleted', async () => {
  const id = await decided();
  for (const answer of [await edit(worker, id), await api.send(expenses.remove, { id }, as(admin))])
    assert.deepEqual([answer.status, answer.message], NOT_PENDING);
});

const noticesOf = async (id: number, type: 'expense_approve' | 'expense_reject') =>
  (
    await api.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.route_id, id), eq(notifications.type, type)))
  )
    .map(({ user_id, message }) => [user_id, message])
    .sort();

test('R7-075, R8-052, R4-046: approving answers "Expense approved successfully.", with the approver and the time', async () => {
  const id = await pending();
  const answer = await api.send(expenses.approve, { id }, as(manager));
  assert.deepEqual([answer.status, answer.code, answer.message], [200, 200, 'Expense approved successfully.']);
  const { status, approved_by, approved_date } = answer.data;
  assert.deepEqual([status, approved_by?.id, /^\d{4}-\d\d-\d\d$/.test(approved_date ?? '')], ['approved', manager.id, true]);
});

test('R4-062: its author and its worker are notified of the approval', async () => {
  const id = await pending(leader);
  await api.send(expenses.approve, { id }, as(admin));
  const message = 'The expense Parking at Westmead Hospital has been approved.';
  assert.deepEqual(await noticesOf(id, 'expense_approve'), [leader.id, worker.id].map((person) => [person, message]).sort());
});

test('R7-076, R8-053, R4-047: rejecting answers "Expense rejected successfully.", with the reason', async () => {
  const id = await pending();
  const answer = await api.send(expenses.reject, { id, reason: ' A private purchase. ' }, as(admin));
  assert.deepEqual([answer.status, answer.code, answer.message], [200, 200, 'Expense rejected successfully.']);
  assert.deepEqual([answer.data.status, answer.data.reject_reason, answer.data.approved_by], ['rejected', 'A private purchase.', null]);
});

test('R4-063: the author of a rejected expense is notified once', async () => {
  const id = await pending();
  await api.send(expenses.reject, { id, reason: 'No receipt.' }, as(admin));
  assert.deepEqual(await noticesOf(id, 'expense_reject'), [[worker.id, 'The expense Parking at Westmead Hospital has been rejected.']]);
});

test('R4-048: a rejection without a reason is refused, and so is a reason that is too long', async () => {
  const id = await pending();
  const none = await api.send(expenses.reject, { id, reason: ' ' }, as(admin));
  assert.deepEqual([none.status, none.errors], [422, { reason: ['Reject Reason is required'] }]);
  const long = await api.send(expenses.reject, { id, reason: 'x'.repeat(501) }, as(admin));
  assert.deepEqual(long.errors, { reason: ['Reject Reason may not be greater than 500 characters.'] });
  assert.equal((await api.send(expenses.get, { id }, as(admin))).data.status, 'pending');
});

test('R6-015: a team leader and a worker can neither approve nor reject', async () => {
  const id = await pending();
  for (const person of [leader, worker])
    for (const answer of [
      await api.send(expenses.approve, { id }, as(person)),
      await api.send(expenses.reject, { id, reason: 'No.' }, as(person)),
    ])
      assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  assert.equal((await api.send(expenses.get, { id }, as(admin))).data.status, 'pending');
});

test('nobody decides on an expense that they added; a colleague does', async () => {
  const id = await pending(admin);
  for (const answer of [
    await api.send(expenses.approve, { id }, as(admin)),
    await api.send(expenses.reject, { id, reason: 'No.' }, as(admin)),
  ])
    assert.deepEqual([answer.status, answer.error, answer.message], [401, 'forbidden', 'Nobody decides on their own expense.']);
  assert.equal((await api.send(expenses.approve, { id }, as(manager))).status, 200);
});

test('a decided expense cannot be decided on again, and an unknown one answers 404', async () => {
  const id = await decided();
  const again = await api.send(expenses.reject, { id, reason: 'No.' }, as(manager));
  assert.deepEqual([again.status, again.message], NOT_PENDING);
  const none = await api.send(expenses.approve, { id: 999_999 }, as(admin));
  assert.deepEqual([none.status, none.message], [404, 'Record does not exist.']);
});

test('of many concurrent decisions exactly one succeeds', async () => {
  const id = await pending();
  const answers = await Promise.all([
    api.send(expenses.approve, { id }, as(admin)),
    api.send(expenses.reject, { id, reason: 'No receipt.' }, as(manager)),
    api.send(expenses.approve, { id }, as(manager)),
    api.send(expenses.reject, { id, reason: 'No.' }, as(admin)),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
  const notified = [...(await noticesOf(id, 'expense_approve')), ...(await noticesOf(id, 'expense_reject'))];
  assert.equal(notified.length, 1);
});

test('an old expense without a worker cannot be approved, because it could never be paid out', async () => {
  const { id } = await makeExpense(api.services, { job, worker, by: leader }, { worker_id: null });
  const answer = await api.send(expenses.approve, { id }, as(admin));
  assert.deepEqual([answer.status, answer.message], [422, 'An expense without a worker can not be paid out: enter who spent it first.']);
  assert.equal((await edit(manager, id, { worker_id: worker.id })).status, 200);
});

test('an expense shows people who added, spent or changed it that somebody else has to approve it', async () => {
  const { data: added } = await add(manager, { worker_id: worker.id });
  const seenBy = async (person: Person) => (await api.send(expenses.get, { id: added.id }, as(person))).data.for_another;
  assert.deepEqual([await seenBy(manager), await seenBy(worker), await seenBy(admin)], [1, 1, 0]);
  assert.equal((await edit(admin, added.id, { amount: '19.40', worker_id: worker.id })).status, 200);
  assert.deepEqual([await seenBy(manager), await seenBy(admin)], [1, 1]);
});
