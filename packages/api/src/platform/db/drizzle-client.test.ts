import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { openTestDatabase } from '../../../testing/test-database';
import { drizzleClient } from './drizzle-client';
import { rowsOf } from './rows-of';
import { inTransaction } from './transaction';

const NOW = `'2026-03-01 10:00:00+00'::timestamptz`;

test('an instant is text in queries of Drizzle, also in a transaction, and a date in queries of the driver', async () => {
  const database = await openTestDatabase();
  const written = [{ at: '2026-03-01 10:00:00+00' }];
  const read = [{ at: new Date('2026-03-01T10:00:00Z') }];
  try {
    const query = sql.raw(`select ${NOW} as at`);
    assert.deepEqual(await rowsOf(database.db, query), written);
    assert.deepEqual(await inTransaction(database.db, (tx) => rowsOf(tx, query)), written);
    assert.deepEqual((await database.query(`select ${NOW} as at`)).rows, read);
    assert.deepEqual((await database.query(`select ${NOW} as at where $1`, [true])).rows, read);
  } finally {
    await database.close();
  }
});

test('no query of Drizzle makes the embedded database copy its parsers', async () => {
  const client = await PGlite.create();
  const brought: unknown[] = [];
  const recorded =
    (query: PGlite['query']): PGlite['query'] =>
    (text, values, options) => {
      brought.push(options?.parsers);
      return query(text, values, options);
    };
  client.query = recorded(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work({ ...tx, query: recorded(tx.query.bind(tx)) }));
  try {
    const db = drizzle(drizzleClient(client));
    await db.execute(sql`select 1`);
    await db.transaction((tx) => tx.execute(sql`select 2`));
    assert.deepEqual(brought, [undefined, undefined]);
  } finally {
    await client.close();
  }
});
