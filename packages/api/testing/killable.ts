import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Database } from '../src/platform/db/database';
import { openDatabase } from '../src/platform/db/open';
import { makeOffice, type Office } from './office';
import { launch, type ServerProcess } from './server-process';
import { makePostgres } from './test-database';

/** A separate data folder and database, with an office, on which server processes run and are killed. */
export interface Killable {
  office: Office;
  /** Starts a server on them. */
  launch: () => ServerProcess;
  /** The database, while no server uses the embedded one. The caller closes it. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

export async function makeKillable(): Promise<Killable> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-killed-'));
  const environment: Record<string, string> = { CARELOOM_DATA_DIR: dataDir, CARELOOM_DEMO: '1', RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const server = process.env['TEST_DATABASE_URL'];
  const made = server ? await makePostgres(server) : null;
  if (made) environment['DATABASE_URL'] = made.url;
  return {
    office: await makeOffice(environment),
    launch: () => launch(environment),
    open: () => openDatabase({ url: environment['DATABASE_URL'], directory: path.join(dataDir, 'pg') }),
    remove: async () => {
      await made?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ends a server at once, like a power failure. */
export async function kill({ child }: ServerProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  const [, signal] = (await ended) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL');
}
