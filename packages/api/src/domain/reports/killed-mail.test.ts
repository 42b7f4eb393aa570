import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { like } from 'drizzle-orm';
import { kill, type Killable, makeKillable } from '../../../testing/killable';
import { makeInvoice } from '../../../testing/money-records';
import { addressOf } from '../../../testing/server-process';
import { until } from '../../../testing/until';
import type { Database } from '../../platform/db/database';
import { mails } from '../../platform/db/schema/notices';
import { savedViews } from '../../platform/db/schema/saved-views';
import { inTransaction } from '../../platform/db/transaction';
import { enqueue } from '../../platform/queue/enqueue';

/** More than two transactions start. */
const MANY = 250;
const NAMES = Array.from({ length: MANY }, (_, at) => `View ${String(at + 1).padStart(3, '0')}`);

let place: Killable;
before(async () => {
  place = await makeKillable();
});
after(() => place.remove());

/** Uses the database while no server runs. */
async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the job as the schedule does twice an hour. */
const asScheduled = ({ db }: Database) => inTransaction(db, (tx) => enqueue(tx, 'mail-views', {}));
const mailed = ({ db }: Database) =>
  db.select({ subject: mails.subject }).from(mails).where(like(mails.subject, 'Invoices Report: View %'));

test('on the first of a month each saved report is mailed once, although the server is killed in the middle', async (context) => {
  let server = place.launch();
  await addressOf(server); // with the queue's tables
  await kill(server);
  await within(async (database) => {
    const { admin, worker, job, house } = place.office;
    await makeInvoice(database, { job: { id: job.id, house_id: house.id }, worker, by: admin });
    const view = { user_id: admin.id, list: 'invoice-report', query: '', mailed_as: 'csv', mailed_month: '2000-01' } as const;
    await database.db.insert(savedViews).values(NAMES.map((name) => ({ ...view, name })));
    await asScheduled(database);
  });
  server = place.launch();
  let url = await addressOf(server);
  const seen = new Set<string>();
  // The page shows only the latest ones.
  const lookIn = async () => {
    const page = await (await fetch(`${url}/dev/mailbox`)).text();
    for (const [, name = ''] of page.matchAll(/Invoices Report: (View \d+)</g)) seen.add(name);
    return seen;
  };
  await until(async () => (await lookIn()).has('View 003'), 60_000);
  await kill(server);
  const before = await within(async (database) => {
    await asScheduled(database);
    return mailed(database);
  });
  context.diagnostic(`${before.length} of ${MANY} were mailed before the kill`);
  assert.ok(before.length < MANY, 'every mail was written before the kill');
  for (const { subject } of before) seen.add(subject.replace('Invoices Report: ', ''));
  server = place.launch();
  url = await addressOf(server);
  // A server that is silent for 20 seconds counts as stopped, and its work is taken over.
  await until(async () => (await lookIn()).size === MANY, 120_000);
  await kill(server);
  const subjects = (await within(mailed)).map(({ subject }) => subject);
  assert.deepEqual(
    subjects.sort(),
    NAMES.map((name) => `Invoices Report: ${name}`),
  );
});
