import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { xero } from '@careloom/contract/resources/xero';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/platform/db/rows-of';
import { startApi, type TestApi } from '../testing/harness';
import { makeInvoice } from '../testing/money-records';
import type { Person } from '../testing/people';
import { makeHouse, makeJob } from '../testing/records';
import { settled } from '../testing/xero';
import { connectDemo } from './connect-demo';

let api: TestApi;
let admin: Person;
let worker: Person;
let waiting: { id: number };
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo', LOG_LEVEL: 'silent' });
  [admin, worker] = [await api.person('super_admin'), await api.person('worker', { xero_contact_id: 'contact-1' })];
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const sent = { sync: 'synced' as const, xero_status: 'AUTHORISED', accounting_invoice_id: 'bill-1' };
  await makeInvoice(api.services, { job, worker, by: admin }, { ...sent, status: 'part_paid', paid_cents: 8_840 });
  waiting = await makeInvoice(api.services, { job, worker, by: admin }, { sync: 'queued' });
  await connectDemo(api.services);
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });

test('the demo starts with a connected and mapped account', async () => {
  assert.equal((await api.send(xero.checkConnection, {}, as(admin))).data.connected, 1);
  const [config] = (await api.send(xeroConfigs.list, {}, as(admin))).data.items;
  assert.deepEqual([config?.connected, config?.line_items.length], [1, 9]);
});

test('its books contain the invoices of the demo, and accept more', async () => {
  const { data } = await api.send(xeroInvoices.get, { id: 'bill-1' }, as(admin));
  assert.deepEqual([data.status, data.amount, data.amount_due], ['AUTHORISED', '388.40', '300.00']);
  const { id } = await makeInvoice(api.services, { job, worker, by: admin });
  await api.send(xeroInvoices.push, { invoice_id: id }, as(admin));
  assert.equal((await settled(api, id)).sync, 'synced');
});

test('a queued invoice of the demo that nobody sends can be sent', async () => {
  const { id } = await makeInvoice(api.services, { job, worker, by: admin }, { sync: 'queued' });
  await api.send(xeroInvoices.push, { invoice_id: id }, as(admin));
  assert.equal((await settled(api, id)).sync, 'synced');
});

test('an invoice that is queued from the start shows when it is sent, and is sent by then', async () => {
  const read = async () => (await api.send(xeroBills.list, { invoice_id: waiting.id }, as(admin))).data.items[0];
  const { sync, reason, due_at, tried_at } = (await read()) ?? {};
  assert.deepEqual([sync, reason?.code], ['queued', 'xero.unreachable']);
  const wait = Date.parse(due_at ?? '') - Date.parse(tried_at ?? '');
  const rows = await rowsOf<{ wait: number }>(
    api.services.db,
    sql`select extract(epoch from start_after - created_on)::float8 * 1000 as wait from pgboss.job
      where name = 'xero-bill' and data ->> 'invoiceId' = ${String(waiting.id)}`,
  );
  assert.deepEqual(
    rows.map(({ wait: ms }) => Math.abs(ms - wait) < 1_000),
    [true],
  );
});
