import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { houses } from './schema/places';
import { isOneOf } from '../list/is-one-of';
import { countTurns } from '../../../testing/count-turns';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from './database';
import { rowsOf } from './rows-of';
import { inTransaction } from './transaction';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const long = sql`select count(*)::int as count from generate_series(1, 100000) one where one % 7 = 0`;

test('other work runs between two long statements of a transaction, and alongside one', async () => {
  const turns = countTurns();
  const seen: number[] = [];
  const ask = async (...asked: Parameters<typeof rowsOf>) => {
    assert.deepEqual(await rowsOf(...asked), [{ count: 14_285 }]);
    seen.push(turns.soFar());
  };
  await inTransaction(database.db, async (tx) => {
    for (let nth = 0; nth < 3; nth += 1) await ask(tx, long);
  });
  for (let nth = 0; nth < 2; nth += 1) await ask(database.db, long);
  turns.stop();
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = seen;
  assert.ok(first < second && second < third && third < fourth && fourth < fifth, seen.join());
});

test('a list of ids is one parameter, and an empty list matches no row', async () => {
  const rows = async (ids: number[]) =>
    rowsOf<{ id: number }>(
      database.db,
      sql`select id from (values (1), (2), (30)) as ${houses}(id) where ${isOneOf(houses.id, ids)} order by id`,
    );
  assert.deepEqual(await rows([30, 1, 3]), [{ id: 1 }, { id: 30 }]);
  assert.deepEqual(await rows([]), []);
});
