import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from './database';
import { namesOften } from './prepare-often';
import { rowsOf } from './rows-of';
import { inTransaction } from './transaction';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('a text gets a name from the third time on, and at most 256 texts have one', () => {
  const nameOf = namesOften();
  const asked = (text: string) => [nameOf(text), nameOf(text), nameOf(text), nameOf(text)];
  assert.deepEqual(asked('select 1'), [undefined, undefined, 'often_1', 'often_1']);
  assert.deepEqual(asked('select 2').slice(2), ['often_2', 'often_2']);
  for (let nth = 3; nth <= 256; nth += 1) asked(`select ${nth}`);
  assert.deepEqual(asked('select 257'), [undefined, undefined, undefined, undefined]);
  assert.equal(nameOf('select 1'), 'often_1');
});

test('texts that occur once only displace the counts of others, never a name', () => {
  const nameOf = namesOften();
  const often = ['often', 'often', 'often'].map(nameOf).at(-1);
  nameOf('twice');
  for (let nth = 0; nth < 2_000; nth += 1) nameOf(`once ${nth}`);
  assert.deepEqual([nameOf('twice'), nameOf('twice')], [undefined, undefined]);
  assert.equal(nameOf('often'), often);
});

test('a parameter as range bound or pattern is planned for its value each time; an expiry, another operator or a constant is not', () => {
  const nameOf = namesOften();
  const often = (condition: string) => ['', '', ''].map(() => nameOf(`select 1 from "shifts" where ${condition}`)).at(-1);
  for (const bound of [
    '"date" >= $1',
    '"date" <$1',
    '("date", "id") > ($1, $2)',
    '"date" between $1 and $2',
    'lower("name") LIKE $1',
    '"name" ilike $1',
  ])
    assert.equal(often(bound), undefined, bound);
  for (const other of [
    '"id" <> $1',
    '"facts" ->> $1 = $2',
    '"facts" #>> $1 = $2',
    '"id" = $1 and "hours" > 4',
    '"hash" = $1 and "tokens"."expires_at" > $2',
  ])
    assert.match(often(other) ?? '', /^often_/, other);
});

test('a frequent statement is planned once per connection and returns correct rows for each of its values, also after it failed', async () => {
  const half = (value: number) => sql`select 84 / ${value}::int as half`;
  const answers = await inTransaction(database.db, async (tx) => {
    const found: { half: number }[] = [];
    for (const value of [1, 2, 3, 4, 6, 7, 12]) found.push(...(await rowsOf<{ half: number }>(tx, half(value))));
    const kept = await rowsOf(tx, sql`select name from pg_prepared_statements where statement like 'select 84%'`);
    assert.equal(kept.length, 1);
    return found.map((row) => row.half);
  });
  assert.deepEqual(answers, [84, 42, 28, 21, 14, 12, 7]);
  await assert.rejects(inTransaction(database.db, async (tx) => void (await tx.execute(half(0)))));
  assert.deepEqual(await rowsOf(database.db, half(2)), [{ half: 42 }]);
});
