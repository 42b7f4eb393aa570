import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { keepPlans } from './keep-plans';

/** How often a statement runs before its plan is kept. */
const BEFORE = 3;

const TYPES = `select $1::int as one, $2::text as words, $3::timestamptz as at, $4::date as day, $5::jsonb as facts, $6::int[] as many, $7::bool as is`;
const VALUES = [7, 'Łódź, "quoted"', new Date('2026-03-01T10:00:00Z'), '2026-03-01', { a: [1, null] }, [3, 4], false];

let plain: PGlite;
let client: PGlite;
let calls = 0;
before(async () => {
  [plain, client] = await Promise.all([PGlite.create(), PGlite.create()]);
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = (...asked) => {
    calls += 1;
    return send(...asked);
  };
  keepPlans(client);
  await client.exec('create table things (id int primary key, name text)');
});
after(() => Promise.all([plain.close(), client.close()]));
beforeEach(() => client.exec('truncate things'));

/** Repeats a statement until its plan is kept, and once more. */
async function often(text: string, values: unknown[], options?: { rowMode: 'array' }) {
  for (let nth = 1; nth < BEFORE; nth += 1) await client.query(text, values, options);
  return [await client.query(text, values, options), await client.query(text, values, options)];
}

test("the rows of a kept statement equal PGlite's, as objects and as arrays, for values of each type and for nulls", async () => {
  for (const values of [VALUES, VALUES.map(() => null)])
    for (const options of [undefined, { rowMode: 'array' as const }]) {
      const expected = await plain.query(TYPES, values, options);
      for (const { rows, affectedRows } of await often(TYPES, values, options)) {
        assert.deepEqual(rows, expected.rows);
        assert.equal(affectedRows, 0);
      }
    }
});

test('a kept statement is one call to the database, and a statement without parameters is unchanged', async () => {
  await often(TYPES, VALUES);
  calls = 0;
  await client.query(TYPES, VALUES);
  assert.equal(calls, 1);
  await often('select 1', []);
  calls = 0;
  await client.query('select 1');
  assert.equal(calls, 6);
});

test('the changes of a kept statement are counted and rolled back with its transaction, and the statement is kept', async () => {
  const insert = 'insert into things select one, $2 from generate_series(1, $1::int) one on conflict do nothing';
  await often(insert, [2, 'kept']);
  const undone = client.transaction(async (tx) => {
    assert.equal((await tx.query(insert, [5, 'kept'])).affectedRows, 3);
    throw new Error('undone');
  });
  await assert.rejects(undone, { message: 'undone' });
  assert.deepEqual((await client.query('select count(*)::int as count from things')).rows, [{ count: 2 }]);
  assert.equal((await client.query(insert, [3, 'kept'])).affectedRows, 1);
});

test('a kept statement fails with the same error as in PGlite, alone and in a transaction, and the next one runs', async () => {
  const half = 'select 84 / $1::int as half';
  await often(half, [2]);
  await assert.rejects(client.query(half, [0]), { code: '22012' });
  const failed = client.transaction(async (tx) => {
    await assert.rejects(tx.query(half, [0]), { code: '22012' });
    await tx.query(half, [2]);
  });
  await assert.rejects(failed, { code: '25P02' });
  assert.deepEqual((await client.query(half, [4])).rows, [{ half: 21 }]);
});

test('a statement that would first be kept in a failed transaction is kept later', async () => {
  const twice = 'select 2 * $1::int as twice';
  await client.query(twice, [1]);
  await client.query(twice, [1]);
  const failed = client.transaction(async (tx) => {
    await assert.rejects(tx.query('select 1 / $1::int', [0]));
    await tx.query(twice, [1]);
  });
  await assert.rejects(failed, { code: '25P02' });
  assert.deepEqual((await client.query(twice, [4])).rows, [{ twice: 8 }]);
});

test('concurrent statements, in a transaction and outside of it, each get their own rows', async () => {
  const itself = 'select $1::int as itself';
  await often(itself, [0]);
  const ask = (asked: Pick<PGlite, 'query'>, from: number) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const { rows } = await asked.query<{ itself: number }>(at % 2 ? itself : `select $1::int as itself, ${from} as rare`, [from + at]);
        assert.equal(rows[0]?.itself, from + at);
      }),
    );
  await Promise.all([client.transaction((tx) => ask(tx, 100)), ask(client, 200)]);
});

test('a kept statement cannot run in a transaction that has ended', async () => {
  const itself = 'select $1::int as itself';
  await often(itself, [0]);
  const ended = await client.transaction((tx) => Promise.resolve<Transaction>(tx));
  await assert.rejects(ended.query(itself, [1]), { message: 'The transaction has ended.' });
});

test('a kept statement cannot run on a closed database', async () => {
  const closed = await PGlite.create();
  keepPlans(closed);
  const itself = 'select $1::int as itself';
  for (const value of [1, 2, 3]) await closed.query(itself, [value]);
  await closed.close();
  await assert.rejects(closed.query(itself, [4]), { message: 'PGlite is closed' });
});
