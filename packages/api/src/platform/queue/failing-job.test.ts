import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { buildApp } from '../../app/build-app';
import { inTransaction } from '../db/transaction';
import { startApi, type TestApi } from '../../../testing/harness';
import { until } from '../../../testing/until';
import { enqueue, JOBS_CHANNEL } from './enqueue';
import { QUEUES } from '../../app/queues';
import type { JobHandlers } from './jobs';
import type { Joins } from './join-jobs';
import { startQueue } from './queue';

const WAIT_MS = 8_000;
/** The number of failures, and the maximum delay of the next attempt in seconds. */
const DELAYS = [
  { count: 1, longest: 10 },
  { count: 2, longest: 20 },
];

let api: TestApi;
let queue: Awaited<ReturnType<typeof startQueue>>;
const lines: Record<string, unknown>[] = [];
const done: number[] = [];
const refused = new Set([2]);
before(async () => {
  api = await startApi();
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      next();
    },
  });
  // The server's own workers would take the jobs of the test.
  await api.server.stop();
  const nothing = Object.fromEntries(Object.keys(QUEUES).map((name) => [name, () => Promise.resolve()])) as unknown as JobHandlers;
  const mail = ({ mailId }: { mailId: number }) => {
    if (refused.has(mailId)) return Promise.reject(new Error(`Mail ${mailId} was refused`));
    done.push(mailId);
    return Promise.resolve();
  };
  const endConnections = () => Promise.reject(new Error('Nothing answers'));
  const joins: Joins = { 'end-connections': { keyOf: () => 'all', join: ([first]) => first ?? { userId: 0 } } };
  const handlers = { ...nothing, mail, 'end-connections': endConnections };
  queue = await startQueue(api.services.database, pino(stream), handlers, { schedules: false, joins });
});
after(async () => {
  await queue.stop();
  await api.close();
});

const query = (sql: string) => api.services.database.query(sql);
const send = (...mailIds: number[]) =>
  inTransaction(api.services.db, async (tx) => {
    for (const mailId of mailIds) await enqueue(tx, 'mail', { mailId });
  });
const unfinished = async () =>
  (
    await query(
      `select id, state, retry_count, extract(epoch from start_after - now())::float as wait from pgboss.job where state in ('retry', 'failed')`,
    )
  ).rows;
const failures = () => lines.filter(({ queue: name }) => name === 'mail');

test('a failed job is retried with growing delays, each failure is logged, and the others of its batch run once', async () => {
  await send(1, 2, 3);
  for (const { count, longest } of DELAYS) {
    await until(async () => failures().length === count && (await unfinished())[0]?.['state'] === 'retry', WAIT_MS);
    const [job] = await unfinished();
    const { msg, job: id, attempt, err } = failures().at(-1) ?? {};
    const expected = ['A job failed and will be tried again', job?.['id'], count, 'Mail 2 was refused'];
    assert.deepEqual([msg, id, attempt, (err as Error).message], expected);
    const wait = job?.['wait'] as number;
    assert.ok(wait > longest / 4 && wait <= longest, `${wait} seconds`);
    // Makes the retry due; after the second failure only the last attempt is left.
    await query(`update pgboss.job set start_after = now()${count === 2 ? ', retry_count = retry_limit - 1' : ''} where state = 'retry'`);
    await query(`select pg_notify('${JOBS_CHANNEL}', 'mail')`);
  }
  await until(async () => (await unfinished())[0]?.['state'] === 'failed', WAIT_MS);
  assert.deepEqual([failures().at(-1)?.['msg'], failures().length], ['A job failed for good', 3]);
  assert.deepEqual(done.sort(), [1, 3]);
});

test('the metrics count jobs that failed for good, by queue', async () => {
  const app = await buildApp(api.services);
  const { body: text } = await app.inject({ url: '/api/v1/metrics', remoteAddress: '127.0.0.1' });
  await app.close();
  assert.match(text, /careloom_jobs_failed\{queue="mail"\} 1/);
  assert.match(text, /careloom_jobs_retrying\{queue="mail"\} 0/);
});

test('of joined jobs, each is retried where it fails', async () => {
  await inTransaction(api.services.db, async (tx) => {
    for (const userId of [1, 2]) await enqueue(tx, 'end-connections', { userId });
  });
  const failed = () => lines.filter(({ queue: name }) => name === 'end-connections');
  await until(() => failed().length === 2, WAIT_MS);
  await until(async () => (await unfinished()).filter(({ state }) => state === 'retry').length === 2, WAIT_MS);
  assert.equal(new Set(failed().map(({ job }) => job)).size, 2);
});

test('a delayed job runs when its time has come, without any notification at that time', async () => {
  await inTransaction(api.services.db, (tx) => enqueue(tx, 'mail', { mailId: 4 }, 1_000));
  await until(() => done.includes(4), WAIT_MS);
});
