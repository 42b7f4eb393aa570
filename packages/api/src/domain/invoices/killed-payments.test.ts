import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { paymentRuns } from '@careloom/contract/resources/payment-runs';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema/audit';
import { openDatabase } from '../../platform/db/open';
import { makeInvoice } from '../../../testing/money-records';
import { makeOffice, type Office } from '../../../testing/office';
import { sendCall } from '../../../testing/send';
import { addressOf, launch, type ServerProcess } from '../../../testing/server-process';
import { makePostgres } from '../../../testing/test-database';
import { until } from '../../../testing/until';

/** As many as one run may have. */
const MANY = 500;

let dataDir: string;
let environment: Record<string, string>;
let office: Office;
let drop = () => Promise.resolve();
before(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-payments-'));
  environment = { CARELOOM_DATA_DIR: dataDir, CARELOOM_DEMO: '1', RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const made = await makePostgres(server);
    drop = made.drop;
    environment['DATABASE_URL'] = made.url;
  }
  office = await makeOffice(environment);
});
after(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ url: environment['DATABASE_URL'], directory: path.join(dataDir, 'pg') });
const as = () => ({ token: office.admin.token });
const runAt = async (url: string) => (await sendCall(url, paymentRuns.list, {}, as())).data.runs[0];

async function kill({ child }: ServerProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Invoices of 388.40 that wait to be paid. @returns their ids */
async function makeMany(): Promise<number[]> {
  const database = await open();
  const ids: number[] = [];
  const { admin, worker, job, house } = office;
  const work = { job: { id: job.id, house_id: house.id }, worker, by: admin };
  for (let nth = 0; nth < MANY; nth += 1) ids.push((await makeInvoice(database, work, { date: '2026-11-01' })).id);
  await database.close();
  return ids;
}

test('500 invoices are paid once each by a server that is killed in the middle', async (context) => {
  const ids = await makeMany();
  let server = launch(environment);
  let url = await addressOf(server);
  await sendCall(url, paymentRuns.start, { ids, paid_date: '2026-11-20' }, as());
  await until(async () => ((await runAt(url))?.paid ?? 0) > 0, 60_000);
  await kill(server);
  server = launch(environment);
  url = await addressOf(server);
  context.diagnostic(`${(await runAt(url))?.paid ?? 0} were paid before the kill, or soon after it`);
  await until(async () => (await runAt(url))?.ended_at !== null, 120_000);
  const run = await runAt(url);
  assert.deepEqual([run?.total, run?.paid, run?.amount, run?.refused], [MANY, MANY, '194200.00', []]);
  const { data } = await sendCall(url, invoices.list, { status: 'paid', per_page: 1 }, as());
  assert.equal(data.total, MANY);
  await kill(server);
  const database = await open();
  try {
    const payments = await database.db.select({ after: auditEntries.after }).from(auditEntries).where(eq(auditEntries.record, 'invoices'));
    assert.equal(payments.filter(({ after: changed }) => changed?.['paid_cents'] === 38_840).length, MANY);
  } finally {
    await database.close();
  }
});
