import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PgBoss from 'pg-boss';
import { startApi, type TestApi } from '../../../testing/harness';
import { inTransaction } from '../db/transaction';
import { enqueueAll } from './enqueue';
import { RETRY } from './jobs';

/** Longer than the test runs, so that no worker fetches a job. */
const AFTER_SECONDS = 3_600;

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

/** The jobs of a test as stored, without ids and timestamps. */
const jobsOf = async (test: string) =>
  (
    await api.services.database.query(
      `select (to_jsonb(job) - array['id', 'data', 'created_on', 'start_after', 'keep_until'])
        || jsonb_build_object('mail', data->'mailId', 'starts', start_after - created_on, 'kept', keep_until - created_on) as job
      from pgboss.job where data->>'test' = '${test}' order by (data->>'mailId')::int`,
    )
  ).rows.map(({ job }) => job);

test('a job is written exactly as pg-boss writes it', async () => {
  const data = (test: string) => [1, 2].map((mailId) => ({ mailId, test }));
  await inTransaction(api.services.db, (tx) => enqueueAll(tx, 'mail', data('ours'), AFTER_SECONDS * 1000));
  const boss = new PgBoss({ db: { executeSql: api.services.database.query } });
  await boss.insert(data('theirs').map((one) => ({ name: 'mail', data: one, startAfter: String(AFTER_SECONDS), ...RETRY })));
  const [ours, theirs] = [await jobsOf('ours'), await jobsOf('theirs')];
  assert.equal(ours.length, 2);
  assert.deepEqual(ours, theirs);
});

test('rolling back a transaction also removes its jobs', async () => {
  const failed = inTransaction(api.services.db, async (tx) => {
    await enqueueAll(tx, 'mail', [{ mailId: 1, test: 'rolled back' } as { mailId: number }], AFTER_SECONDS * 1000);
    throw new Error('Rolled back');
  });
  await assert.rejects(failed, /Rolled back/);
  assert.deepEqual(await jobsOf('rolled back'), []);
});
