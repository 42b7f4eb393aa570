import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { auth } from '@careloom/contract/resources/auth';
import { type Acknowledged, writeUntilGone } from '../../../testing/acknowledged-writes';
import { brokenInvariants } from '../../../testing/invariants';
import { kill, type Killable, makeKillable } from '../../../testing/killable';
import { sendCall } from '../../../testing/send';
import { addressOf } from '../../../testing/server-process';
import type { Database } from './database';

/** Each kill costs a server start. */
const KILLS = process.env['VERIFY'] ? 200 : 10;
/** A count, not a duration, so that a slow machine has written as much as a fast one before the kill. */
const MOST_WRITES_OF_A_LIFE = 80;
const MOST_MS_AFTER = 30;
/** After every nth kill, the next start is killed too, while it recovers. */
const START_KILLED_EVERY = 5;
const MOST_MS_OF_STARTING = 3_000;

let place: Killable;
before(async () => {
  place = await makeKillable();
});
after(() => place.remove());

/** One run of the server: starts, is written to, and is killed at a random moment after `writes` acknowledged writes. */
async function live(writes: number): Promise<Acknowledged[]> {
  const server = place.launch();
  const url = await addressOf(server);
  assert.equal((await sendCall(url, auth.profile, {}, { token: place.office.admin.token })).status, 200);
  const writing = writeUntilGone(url, place.office);
  try {
    await writing.reached(writes);
    await wait(Math.random() * MOST_MS_AFTER);
  } finally {
    writing.expectEnd();
    await kill(server);
  }
  return writing.acknowledged();
}

async function killWhileStarting(): Promise<void> {
  const server = place.launch();
  await wait(Math.random() * MOST_MS_OF_STARTING);
  await kill(server);
}

/** The acknowledged writes whose rows are missing or differ from the answer. */
async function missing({ query }: Database, written: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const { table, id, row } of written) {
    const { rows } = await query(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]);
    const found = rows[0]?.['row'] as Record<string, unknown> | undefined;
    if (!found || Object.entries(row).some(([column, value]) => found[column] !== value)) lost.push({ table, id, row });
  }
  return lost;
}

test(`every acknowledged write exists after ${KILLS} kills at random moments, and nothing is half done`, async (context) => {
  const written: Acknowledged[] = [];
  for (let kills = 1; kills <= KILLS; kills++) {
    const share = kills === 1 ? 1 : Math.random();
    written.push(...(await live(Math.ceil(share * MOST_WRITES_OF_A_LIFE))));
    if (kills % START_KILLED_EVERY === 0) await killWhileStarting();
  }
  const database = await place.open();
  try {
    assert.deepEqual(await missing(database, written), []);
    assert.deepEqual(await brokenInvariants(database), []);
  } finally {
    await database.close();
  }
  context.diagnostic(`${written.length} acknowledged writes`);
  assert.deepEqual(
    new Set(written.map(({ table }) => table)),
    new Set(['jobs', 'applications', 'messages', 'shifts', 'expenses', 'invoices']),
  );
});
