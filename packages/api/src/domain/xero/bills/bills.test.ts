import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { xero } from '@careloom/contract/resources/xero';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { shifts } from '../../../platform/db/schema/shifts';
import { API_BASE } from '../../../platform/http/route';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeInvoice, makeShift } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { until } from '../../../../testing/until';
import { connect, exactEmulator, knownWorker, saveConfig, settled } from '../../../../testing/xero';
import type { Emulator } from '../emulator/emulator';
import { payInvoice } from '../emulator/invoices';

const KEY = 'webhook-key';
interface Booked {
  id: number;
  number: string;
  billId: string;
}

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
let job: { id: number; house_id: number };
let emulator: Emulator;
let mine: Booked;
let foreign: Booked;
before(async () => {
  api = await startApi({ XERO: 'demo', XERO_WEBHOOK_KEY: KEY, LOG_LEVEL: 'silent' });
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  emulator = await exactEmulator(api);
  [worker, other] = [await knownWorker(api, { first_name: 'Aroha', last_name: 'Ngata' }), await knownWorker(api)];
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  await saveConfig(api, admin);
  await connect(api, admin);
  mine = await inXero();
  foreign = await inXero(other, await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }));
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });

/** An invoice that was sent to Xero. */
async function inXero(of = worker, place = job): Promise<Booked> {
  const { id } = await makeInvoice(api.services, { job: place, worker: of, by: admin });
  await api.send(xeroInvoices.push, { invoice_id: id }, as(admin));
  const { accounting_invoice_id, number } = await settled(api, id);
  return { id, number, billId: accounting_invoice_id ?? '' };
}
const read = async (id: number) => {
  const [row] = await api.services.db.select().from(invoices).where(eq(invoices.id, id));
  assert.ok(row);
  return row;
};
const MISSING = [404, 'Record does not exist.'];
const DISCONNECTED = 'Account disconnected. Go to Masters > Xero Config and reconnect.';

test('R7-099: each role lists its own invoices with the figures from Xero', async () => {
  payInvoice(emulator.books, mine.billId, 100, '2026-11-20');
  const numbers = async (person: Person, query = {}) => {
    const { status, data } = await api.send(xeroInvoices.list, query, as(person));
    assert.equal(status, 200);
    return data.items.map(({ number }) => number);
  };
  assert.deepEqual(await numbers(admin, { sort: 'number' }), [mine.number, foreign.number].sort());
  for (const person of [leader, worker]) assert.deepEqual(await numbers(person), [mine.number]);
  assert.deepEqual(await numbers(await api.person('worker')), []);
  assert.deepEqual(await numbers(admin, { search: 'aroha' }), [mine.number]);
  assert.deepEqual(await numbers(admin, { status: 'paid' }), []);
  const [item] = (await api.send(xeroInvoices.list, {}, as(worker))).data.items;
  assert.deepEqual(item, {
    accounting_invoice_id: mine.billId,
    invoice_id: mine.id,
    number: mine.number,
    contact: 'Aroha Ngata',
    date: '2026-11-21',
    due_date: '2026-12-05',
    amount: '388.40',
    amount_due: '288.40',
    status: 'AUTHORISED',
  });
});

test('R7-100: reading one invoice returns its lines; one out of scope cannot be read', async () => {
  const { status, data } = await api.send(xeroInvoices.get, { id: mine.billId }, as(worker));
  assert.deepEqual([status, data.number, data.line_items.length], [200, mine.number, 3]);
  assert.deepEqual(data.line_items[2], {
    description: 'Fee of 7.5 % on shifts',
    quantity: '1.00',
    unit_amount: '-30.00',
    amount: '-30.00',
    item_code: 'SHIFT_FEE',
  });
  for (const [person, id] of [
    [worker, foreign.billId],
    [leader, foreign.billId],
    [admin, 'none'],
  ] as const) {
    const answer = await api.send(xeroInvoices.get, { id }, as(person));
    assert.deepEqual([answer.status, answer.message], MISSING);
  }
});

test('R7-102: a refresh imports what was paid in Xero', async () => {
  payInvoice(emulator.books, mine.billId, 288.4, '2026-11-22');
  const { status, message, data } = await api.send(xeroInvoices.refresh, { id: mine.billId }, as(admin));
  assert.deepEqual([status, message], [200, 'Invoice updated successfully.']);
  assert.deepEqual([data.status, data.xero_status, data.paid_date, data.amount_due], ['paid', 'PAID', '2026-11-22', '0.00']);
  const missing = await api.send(xeroInvoices.refresh, { id: 'none' }, as(admin));
  assert.deepEqual([missing.status, missing.message], MISSING);
});

test('R7-103: an unpaid invoice is voided in Xero and here, and its work can be invoiced again', async () => {
  const { id, billId } = await inXero();
  const shift = await makeShift(api.services, { job, worker, by: admin }, { status: 'invoiced', invoice_id: id });
  const { status, message } = await api.send(xeroInvoices.voidBill, { id: billId }, as(admin));
  assert.deepEqual([status, message], [200, 'Invoice deleted successfully.']);
  const row = await read(id);
  assert.deepEqual([row.status, row.xero_status], ['void', 'VOIDED']);
  const [freed] = await api.services.db.select().from(shifts).where(eq(shifts.id, shift.id));
  assert.deepEqual([freed?.status, freed?.invoice_id, freed?.version], ['approved', null, shift.version + 1]);
  assert.equal((await api.send(xeroInvoices.voidBill, { id: billId }, as(admin))).status, 200);
});

test('an invoice that is paid, here or in Xero, cannot be voided', async () => {
  const there = await inXero();
  payInvoice(emulator.books, there.billId, 10, '2026-11-22');
  for (const { billId } of [mine, there]) {
    const { status, message } = await api.send(xeroInvoices.voidBill, { id: billId }, as(admin));
    assert.deepEqual([status, message], [422, 'This invoice is already paid.']);
  }
  assert.equal((await api.send(xeroInvoices.voidBill, { id: 'none' }, as(admin))).status, 404);
});

test('a rate limit of Xero is reported with its time, and a failure of Xero as a failure', async () => {
  emulator.behaviour.next = [{ status: 429, headers: { 'retry-after': '7' } }];
  const limited = await api.send(xeroInvoices.get, { id: mine.billId }, as(admin));
  assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '7']);
  assert.equal(limited.message, 'Too many requests, try again in 7 seconds.');
  emulator.behaviour.next = [{ status: 500 }];
  assert.equal((await api.send(xeroInvoices.get, { id: mine.billId }, as(admin))).status, 503);
});

const event = (resourceId: string, fields: object = {}) => ({
  resourceId,
  resourceUrl: `https://api.xero.com/api.xro/2.0/Invoices/${resourceId}`,
  eventDateUtc: '2026-11-22T01:15:39.902',
  eventType: 'UPDATE',
  eventCategory: 'INVOICE',
  tenantId: emulator.books.tenantId,
  tenantType: 'ORGANISATION',
  ...fields,
});
const signed = (body: string, key = KEY) => createHmac('sha256', key).update(body).digest('base64');
async function notify(body: string, signature = signed(body)) {
  const headers = { 'content-type': 'application/json', 'x-xero-signature': signature };
  const answer = await fetch(`${api.url}${API_BASE}${xero.webhook.path}`, { method: 'POST', body, headers });
  return { status: answer.status, words: answer.statusText, body: await answer.text() };
}
const fetched = (id: string) => emulator.seen.filter((call) => call === `GET /api.xro/2.0/Invoices/${id}`).length;
beforeEach(() => void (emulator.seen.length = 0));

test('R2-017: an event signed by Xero is answered 200 without a body, and its bill is fetched', async () => {
  const { id, billId } = await inXero();
  payInvoice(emulator.books, billId, 388.4, '2026-11-22');
  // The signature covers the bytes: no serializer produces this spacing.
  const body = JSON.stringify({ events: [event(billId)], firstEventSequence: 1, lastEventSequence: 1 }, null, 3);
  assert.deepEqual(await notify(body), { status: 200, words: 'OK', body: '' });
  await until(async () => (await read(id)).status === 'paid', 5_000);
  assert.equal((await read(id)).paid_on, '2026-11-22');
  await notify(body);
  await notify(JSON.stringify({ events: [event(billId), event(foreign.billId)] }));
  await until(() => fetched(foreign.billId) === 1, 5_000);
  assert.equal(fetched(billId), 1, 'an event that came before is not fetched again');
});

test("a request without Xero's signature is answered 401 without a body", async () => {
  const body = JSON.stringify({ events: [event(mine.billId)] });
  for (const signature of [signed(body, 'another'), signed(`${body} `), '', 'x']) {
    assert.deepEqual(await notify(body, signature), { status: 401, words: 'Invalid signature.', body: '' });
  }
});

test("Xero's first call, which has no events, gets the required answer", async () => {
  const body = '{"events":[],"firstEventSequence":0,"lastEventSequence":0,"entropy":"S0m3r4Nd0mt3xt"}';
  assert.deepEqual((await notify(body)).status, 200);
  assert.deepEqual((await notify(body, signed('{}'))).status, 401);
});

test('a signed body that is not a list of events answers 422', async () => {
  for (const body of ['{"events":7}', '{}', 'cut {']) assert.equal((await notify(body)).status, 422);
});

test('events of other organisations, of contacts and of unknown bills trigger no fetch', async () => {
  const events = [event(mine.billId, { tenantId: 'another' }), event(mine.billId, { eventCategory: 'CONTACT' }), event('unknown')];
  assert.equal((await notify(JSON.stringify({ events }))).status, 200);
  assert.deepEqual([fetched(mine.billId), fetched('unknown')], [0, 0]);
});

test('without a connection every such call answers what to do', async () => {
  emulator.books.connected = false;
  const first = await api.send(xeroInvoices.get, { id: mine.billId }, as(admin));
  assert.deepEqual([first.status, first.message], [422, DISCONNECTED]);
  for (const answer of [
    await api.send(xeroInvoices.list, {}, as(worker)),
    await api.send(xeroInvoices.refresh, { id: mine.billId }, as(admin)),
    await api.send(xeroInvoices.voidBill, { id: foreign.billId }, as(admin)),
  ])
    assert.deepEqual([answer.status, answer.message], [422, DISCONNECTED]);
});
