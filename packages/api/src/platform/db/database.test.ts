import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import type { Database } from './database';
import { inTransaction } from './transaction';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const rows = async (statement: string) => (await database.query(statement)).rows;

test('the session is in UTC, and texts are sorted as in a dictionary, regardless of case and accents', async () => {
  assert.match(String((await rows('show timezone'))[0]?.TimeZone), /^(UTC|GMT)$/);
  const sorted = await rows(
    `select name from (values ('b'), ('Äc'), ('ab'), ('B'), ('Z')) as names(name) order by name collate "und-x-icu"`,
  );
  assert.deepEqual(
    sorted.map(({ name }) => name),
    ['ab', 'Äc', 'b', 'B', 'Z'],
  );
});

test('a notification is received when its transaction commits, not before, and not after a rollback', async () => {
  const received: string[] = [];
  const unsubscribe = await database.listen('test_channel', (payload) => received.push(payload));
  const notify = (payload: string) => sql`select pg_notify('test_channel', ${payload})`;
  await assert.rejects(
    inTransaction(database.db, async (tx) => {
      await tx.execute(notify('undone'));
      throw new Error('undone');
    }),
  );
  await inTransaction(database.db, async (tx) => {
    await tx.execute(notify('done'));
    assert.deepEqual(received, []);
  });
  await until(() => received.length > 0, 5_000);
  assert.deepEqual(received, ['done']);
  await unsubscribe();
  await database.db.execute(notify('unheard'));
  await inTransaction(database.db, async (tx) => void (await tx.execute(sql`select 1`)));
  assert.deepEqual(received, ['done']);
});

/** Only the listeners of this database, because other tests use the same server. The embedded database has no connection to lose. */
const loseListeners = async () =>
  database.kind === 'postgres' &&
  rows(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`);

test('a listener that lost its connection receives notifications again', async () => {
  const received: string[] = [];
  await database.listen('lost_channel', (payload) => received.push(payload));
  await loseListeners();
  await until(async () => {
    await database.query(`select pg_notify('lost_channel', 'still there')`);
    return received.length > 0;
  }, 10_000);
  assert.equal(received[0], 'still there');
});

test('a listener added while the connection is lost receives notifications, too', async () => {
  const received: string[] = [];
  await database.listen('before_channel', () => undefined);
  await loseListeners();
  for (const name of ['at_once', 'a_moment_later']) {
    await database.listen(`${name}_channel`, (payload) => received.push(payload));
    await wait(50);
  }
  await until(async () => {
    await database.query(`select pg_notify('at_once_channel', 'one'), pg_notify('a_moment_later_channel', 'other')`);
    return received.length > 1;
  }, 10_000);
  assert.deepEqual(new Set(received), new Set(['one', 'other']));
});

test('`alone` runs work one after another', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await database.query('select 1');
    steps.push(`${name} ends`);
  };
  await Promise.all([database.alone(work('one')), database.alone(work('other'))]);
  const [first] = steps[0]?.split(' ') ?? [];
  const second = first === 'one' ? 'other' : 'one';
  assert.deepEqual(steps, [`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
});
