import assert from 'node:assert/strict';
import os from 'node:os';
import { after, before, test } from 'node:test';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { systemClock } from '../../platform/clock/clock';
import { enqueue } from '../../platform/queue/enqueue';
import { QUEUES } from '../queues';
import { prepareQueue } from '../../platform/queue/queue';
import { openEmptyDatabase, openTestPglite } from '../../../testing/test-database';
import { copyDatabase } from './copy-database';
import { moveToPostgres } from './move-to-postgres';

let source: Database;
let target: Database;
before(async () => {
  source = await openTestPglite();
  target = await openEmptyDatabase();
  await prepareQueue(source, QUEUES);
  await prepareQueue(target, QUEUES);
  await source.query(`
    insert into users (first_name, last_name, email, user_type, password_hash) values ('Ada', E'O''Neil "\\\\ ☂', 'ada@example.org', 'team_leader', 'hash'),
      ('Bo', 'Gone', 'bo@example.org', 'team_leader', 'hash');
    delete from users where email = 'bo@example.org';
    insert into settings (key, value) values ('nothing', 'null'), ('precise', '12345678901234567890.5')`);
  await inTransaction(source.db, (tx) => enqueue(tx, 'mail', { mailId: 7 }));
});
after(async () => {
  await target.close();
  await source.close();
});

const both = async (statement: string) => {
  const there = (await source.query(statement)).rows;
  const here = (await target.query(statement)).rows;
  assert.deepEqual(here, there);
  return here;
};

test('an embedded database is copied completely: rows, audit, waiting jobs, the next ids', async () => {
  const { tables, rows } = await copyDatabase(source, target);
  assert.ok(tables > 30 && rows > 20, `${tables} tables, ${rows} rows`);
  assert.equal((await both(`select *, created_at::text as exactly from users order by id`)).length, 1);
  assert.equal((await both('select * from audit_entries order by id')).length > 0, true);
  await both('select key, value::text from settings order by key');
  await both(`select name, data, state, start_after::text from pgboss.job where name = 'mail'`);
  await both(`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`);
});

test('the copy has the same triggers and references', async () => {
  const { rows } = await target.query(`select count(*)::int from pg_trigger where not tgisinternal and tgenabled <> 'O'`);
  assert.deepEqual(rows, [{ count: 0 }]);
  await both(`select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and condeferrable`);
  await assert.rejects(target.query('delete from audit_entries'));
});

test('a target with rows is refused, and so is a missing source or target', async () => {
  await assert.rejects(copyDatabase(source, target), {
    message: /^The database of DATABASE_URL is not empty \(.*users.*\): make a new one/,
  });
  await assert.rejects(moveToPostgres({ dataDir: os.tmpdir(), databaseUrl: undefined, backUpBeforeMigration: true }, systemClock), {
    message: 'DATABASE_URL is not set: it says which PostgreSQL the data moves to.',
  });
  await assert.rejects(
    moveToPostgres({ dataDir: '/nowhere', databaseUrl: 'postgres://localhost/db', backUpBeforeMigration: true }, systemClock),
    {
      message: 'There is no embedded database in /nowhere: CARELOOM_DATA_DIR says where it is.',
    },
  );
});
