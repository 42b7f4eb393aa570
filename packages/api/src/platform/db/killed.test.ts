import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { auth } from '@careloom/contract/resources/auth';
import { type Acknowledged, writeUntilGone } from '../../../testing/acknowledged-writes';
import { brokenInvariants } from '../../../testing/invariants';
import { makeOffice, type Office } from '../../../testing/office';
import { sendCall } from '../../../testing/send';
import { addressOf, launch, type ServerProcess } from '../../../testing/server-process';
import { makePostgres } from '../../../testing/test-database';
import type { Database } from './database';
import { openDatabase } from './open';

/** Each kill costs a server start. */
const KILLS = process.env['VERIFY'] ? 200 : 10;
/** A count, not a duration, so that a slow machine has written as much as a fast one before the kill. */
const MOST_WRITES_OF_A_LIFE = 80;
const MOST_MS_AFTER = 30;
/** After every nth kill, the next start is killed too, while it recovers. */
const START_KILLED_EVERY = 5;
const MOST_MS_OF_STARTING = 3_000;

let dataDir: string;
let environment: Record<string, string>;
let office: Office;
let drop = () => Promise.resolve();
before(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-killed-'));
  environment = { CARELOOM_DATA_DIR: dataDir, CARELOOM_DEMO: '1', RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const made = await makePostgres(server);
    drop = made.drop;
    environment['DATABASE_URL'] = made.url;
  }
  office = await makeOffice(environment);
});
after(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ url: environment['DATABASE_URL'], directory: path.join(dataDir, 'pg') });

async function kill({ child }: ServerProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  const [, signal] = (await ended) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL');
}

/** One run of the server: starts, is written to, and is killed at a random moment after `writes` acknowledged writes. */
async function live(writes: number): Promise<Acknowledged[]> {
  const server = launch(environment);
  const url = await addressOf(server);
  assert.equal((await sendCall(url, auth.profile, {}, { token: office.admin.token })).status, 200);
  const writing = writeUntilGone(url, office);
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
  const server = launch(environment);
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

test(`all that was acknowledged is there after ${KILLS} kills at any moment, and nothing is half done`, async (context) => {
  const written: Acknowledged[] = [];
  for (let kills = 1; kills <= KILLS; kills++) {
    const share = kills === 1 ? 1 : Math.random();
    written.push(...(await live(Math.ceil(share * MOST_WRITES_OF_A_LIFE))));
    if (kills % START_KILLED_EVERY === 0) await killWhileStarting();
  }
  const database = await open();
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
