import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { paymentRuns } from '@careloom/contract/resources/payment-runs';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { kill, type Killable, makeKillable } from '../../../testing/killable';
import { makeInvoice } from '../../../testing/money-records';
import { sendCall } from '../../../testing/send';
import { addressOf } from '../../../testing/server-process';
import { until } from '../../../testing/until';

/** The maximum for one run. */
const MANY = 500;

let place: Killable;
before(async () => {
  place = await makeKillable();
});
after(() => place.remove());

const as = () => ({ token: place.office.admin.token });
const runAt = async (url: string) => (await sendCall(url, paymentRuns.list, {}, as())).data.runs[0];

/** Unpaid invoices of 388.40. @returns their ids */
async function makeMany(): Promise<number[]> {
  const database = await place.open();
  const ids: number[] = [];
  const { admin, worker, job, house } = place.office;
  const work = { job: { id: job.id, house_id: house.id }, worker, by: admin };
  for (let nth = 0; nth < MANY; nth += 1) ids.push((await makeInvoice(database, work, { date: '2026-11-01' })).id);
  await database.close();
  return ids;
}

test('500 invoices are paid once each, although the server is killed in the middle', async (context) => {
  const ids = await makeMany();
  let server = place.launch();
  let url = await addressOf(server);
  await sendCall(url, paymentRuns.start, { ids, paid_date: '2026-11-20' }, as());
  await until(async () => ((await runAt(url))?.paid ?? 0) > 0, 60_000);
  await kill(server);
  server = place.launch();
  url = await addressOf(server);
  context.diagnostic(`${(await runAt(url))?.paid ?? 0} were paid before the kill, or soon after it`);
  await until(async () => (await runAt(url))?.ended_at !== null, 120_000);
  const run = await runAt(url);
  assert.deepEqual([run?.total, run?.paid, run?.amount, run?.refused], [MANY, MANY, '194200.00', []]);
  const { data } = await sendCall(url, invoices.list, { status: 'paid', per_page: 1 }, as());
  assert.equal(data.total, MANY);
  await kill(server);
  const database = await place.open();
  try {
    const payments = await database.db.select({ after: auditEntries.after }).from(auditEntries).where(eq(auditEntries.record, 'invoices'));
    assert.equal(payments.filter(({ after: changed }) => changed?.['paid_cents'] === 38_840).length, MANY);
  } finally {
    await database.close();
  }
});
