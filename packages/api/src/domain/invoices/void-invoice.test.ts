import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoiceVoid } from '@careloom/contract/resources/invoice-void';
import { invoices } from '@careloom/contract/resources/invoices';
import { shifts } from '../../platform/db/schema/shifts';
import { eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
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

const work = () => ({ job, worker, by: admin });
const end = (id: number, reason = 'Billed twice.', person = admin) => api.send(invoiceVoid.void, { id, reason }, { token: person.token });

test('a void invoice has its reason and no amount due, and its work can be billed again', async () => {
  const { id } = await makeInvoice(api.services, work(), { sync: 'failed' });
  const shift = await makeShift(api.services, work(), { status: 'invoiced', invoice_id: id });
  const expense = await makeExpense(api.services, work(), { status: 'approved', invoice_id: id });
  const { message, data } = await end(id);
  assert.equal(message, 'Invoice voided. Its shifts and expenses can be invoiced again.');
  assert.deepEqual([data.status, data.void_reason, data.amount_due, data.sync], ['void', 'Billed twice.', '0.00', 'not_synced']);
  assert.deepEqual(
    data.history?.map(({ kind, by }) => [kind, by?.id]),
    [
      ['generated', admin.id],
      ['void', admin.id],
    ],
  );
  const [released] = await api.services.db.select().from(shifts).where(eq(shifts.id, shift.id));
  assert.deepEqual([released?.status, released?.invoice_id], ['approved', null]);
  assert.ok(expense.id > 0);
});

test('voiding again keeps the first reason', async () => {
  const { id } = await makeInvoice(api.services, work());
  await end(id);
  assert.deepEqual([(await end(id, 'Another.')).status, (await end(id)).data.void_reason], [200, 'Billed twice.']);
});

test('a paid or partly paid invoice cannot be voided', async () => {
  for (const [fields, message] of [
    [{ status: 'paid', paid_cents: 38_840 }, 'This invoice is already paid.'],
    [{ status: 'part_paid', paid_cents: 100 }, 'An invoice with a payment can not be voided.'],
  ] as const) {
    const { id } = await makeInvoice(api.services, work(), fields);
    assert.deepEqual([(await end(id)).status, (await end(id)).message], [422, message]);
    assert.equal((await api.send(invoices.get, { id }, { token: admin.token })).data.status, fields.status);
  }
});

test('voiding requires a reason, an existing invoice, and the permission', async () => {
  const { id } = await makeInvoice(api.services, work());
  assert.deepEqual((await end(id, ' ')).errors, { reason: ['Reason is required'] });
  assert.equal((await end(999_999)).message, 'Record does not exist.');
  assert.equal((await end(id, 'Mine.', worker)).status, 401);
});
