import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { openPglite } from '../../platform/db/open-pglite';
import { sendCall } from '../../../testing/send';
import { addressOf, exitOf, launch } from '../../../testing/server-process';
import { TestClock } from '../../../testing/test-clock';
import { backUpNow } from './back-up-now';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const clock = new TestClock();
let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-backup-'));
});
after(() => rm(dataDir, { recursive: true, force: true }));

const envOf = (folder: string) => ({ dataDir: folder, databaseUrl: undefined });

test('a backup next to a running server with the embedded database contains what was written a moment ago', async () => {
  const home = path.join(dataDir, 'running');
  const server = launch({ CARELOOM_DATA_DIR: home, LOG_LEVEL: 'silent' });
  const url = await addressOf(server);
  const account = { email: 'admin@careloom.test', password: 'Careloom#2026' };
  const { data } = await sendCall(url, auth.login, account);
  const file = await backUpNow({ env: envOf(home), clock });
  server.child.kill('SIGTERM');
  assert.deepEqual(await exitOf(server), [0, '']);

  const elsewhere = path.join(dataDir, 'restored');
  await restoreBackup({ env: envOf(elsewhere), clock, file });
  const restored = launch({ CARELOOM_DATA_DIR: elsewhere, LOG_LEVEL: 'silent' });
  const profile = await sendCall(await addressOf(restored), auth.profile, {}, { token: data.user.token });
  assert.equal(profile.data.email, account.email, 'the session of a moment before is there');
  restored.child.kill('SIGTERM');
  assert.deepEqual(await exitOf(restored), [0, '']);
});

test('a missing database, and one that another command has open, are refused with a message', async () => {
  await assert.rejects(backUpNow({ env: envOf('/nowhere'), clock }), { message: /^There is no embedded database in \/nowhere/ });
  const home = path.join(dataDir, 'held');
  const database = await openPglite(path.join(home, 'pg'));
  await assert.rejects(backUpNow({ env: envOf(home), clock }), { message: /is in use by another process/ });
  await database.close();
});

test('without pg_dump, PostgreSQL is not backed up, and a message says what to install', async () => {
  const { PATH } = process.env;
  process.env['PATH'] = '';
  const env = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' };
  const failed = backUpNow({ env, clock }).finally(() => (process.env['PATH'] = PATH));
  await assert.rejects(failed, { message: /^pg_dump is not on the PATH: install the client programs of PostgreSQL/ });
  assert.deepEqual(await readdir(path.join(dataDir, 'backups')), [], 'no half of one is left');
});

test('seven backups of each kind are kept, and no kind displaces another', async () => {
  const home = path.join(dataDir, 'kinds');
  const dump = () => Promise.resolve(new Blob(['small']));
  for (let day = 0; day < 9; day += 1) {
    clock.advance({ days: 1 });
    for (const kind of ['by-hand', 'nightly'] as const) await writeBackup({ env: envOf(home), clock }, kind, { dump });
    if (day === 0) await writeBackup({ env: envOf(home), clock }, 'before-migration', { dump });
  }
  const kinds = (await readdir(path.join(home, 'backups'))).map((name) => name.split('.').slice(1).join('.'));
  const count = (suffix: string) => kinds.filter((kind) => kind === suffix).length;
  assert.deepEqual([count('tar.gz'), count('by-hand.tar.gz'), count('before-migration.tar.gz')], [7, 7, 1]);
});
