import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { lockDirectory } from '../../platform/db/lock-directory';
import { inTransaction } from '../../platform/db/transaction';
import { openPglite } from '../../platform/db/open-pglite';
import { enqueue } from '../../platform/queue/enqueue';
import { startApi, type TestApi } from '../../../testing/harness';
import { openTestPglite } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { backUp } from './back-up';
import { restoreBackup } from './restore-backup';

let api: TestApi;
let dataDir: string;
before(async () => {
  api = await startApi();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'careloom-restore-'));
});
after(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const folder = () => path.join(api.services.env.dataDir, 'backups');
const names = () =>
  readdir(folder()).then(
    (all) => all.sort(),
    () => [],
  );
const restore = (file?: string) => restoreBackup({ env: { dataDir, databaseUrl: undefined }, clock: api.clock, file });

test('the queue backs up the embedded database, but not PostgreSQL', async () => {
  await inTransaction(api.services.db, (tx) => enqueue(tx, 'backup', {}));
  const done = async () => {
    const { rows } = await api.services.database.query(`select state from pgboss.job where name = 'backup'`);
    return rows.some(({ state }) => state === 'completed');
  };
  await until(done, 20_000);
  const made = api.services.database.kind === 'pglite' ? 1 : 0;
  assert.equal((await names()).filter((name) => /^\d{8}T\d{6}Z\.tar\.gz$/.test(name)).length, made);
});

test('the last seven are kept, and files of an interrupted backup are removed', async () => {
  if (api.services.database.dump) await writeFile(path.join(folder(), '20200101T000000Z.tar.gz.part'), 'half');
  for (let day = 0; day < 8; day += 1) {
    api.clock.advance({ days: 1 });
    await backUp({ ...api.services, database: { ...api.services.database, ...small() } })();
  }
  const kept = await names();
  assert.equal(kept.length, api.services.database.dump ? 7 : 0);
  const last = api.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
  if (kept.length > 0) assert.ok(kept.at(-1)?.startsWith(last), `${kept.at(-1)} is not of ${last}`);
});

/** Only file names matter for rotation; creating eight whole databases would take too long. */
const small = () => (api.services.database.dump ? { dump: () => Promise.resolve(new Blob(['small'])) } : {});

test('a failed backup is logged and retried', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const dump = () => Promise.reject(new Error('The disk is full'));
  await assert.rejects(backUp({ ...api.services, log, database: { ...api.services.database, dump } })(), { message: 'The disk is full' });
  assert.match(lines.join(''), /The daily backup failed/);
});

test('a restore brings back what the backup contains, and the replaced database is kept beside it', async () => {
  const source = await openTestPglite();
  const env = { ...api.services.env, dataDir };
  await source.query(`insert into settings (key, value) values ('kept', '"yes"')`);
  await backUp({ ...api.services, env, database: source })();
  await source.close();
  const [name = ''] = await readdir(path.join(dataDir, 'backups'));
  assert.deepEqual(await restore(path.join(dataDir, 'backups', name)), { before: null });
  const { before } = await restore(path.join(dataDir, 'backups', name));
  assert.match(before ?? '', /pg\.before-\d{8}T\d{6}Z$/);
  assert.ok((await readdir(before ?? '')).includes('PG_VERSION'));
  const restored = await openPglite(path.join(dataDir, 'pg'));
  const { rows } = await restored.query(`select value from settings where key = 'kept'`);
  await restored.close();
  assert.deepEqual(rows, [{ value: 'yes' }]);
});

test('a restore is refused without a file, for a missing or broken one, and while a server has the database open', async () => {
  await mkdir(path.join(dataDir, 'backups'), { recursive: true });
  const earlier = await readdir(dataDir);
  await assert.rejects(restore(), { message: /^Name the backup: npm run restore -- / });
  await assert.rejects(restore('/nowhere.tar.gz'), { message: 'There is no backup that can be read at /nowhere.tar.gz.' });
  const broken = path.join(dataDir, 'backups', 'broken.tar.gz');
  const [whole = ''] = await readdir(path.join(dataDir, 'backups'));
  const bytes = whole ? await readFile(path.join(dataDir, 'backups', whole)) : Buffer.alloc(0);
  for (const content of [Buffer.from('no archive'), bytes.subarray(0, bytes.length / 2)]) {
    await writeFile(broken, content);
    await assert.rejects(restore(broken), { message: `${broken} is not a whole backup: nothing was changed.` });
  }
  const { unlock } = await lockDirectory(path.join(dataDir, 'pg'));
  await assert.rejects(restore(broken), { message: /is in use by another process\. Stop that one first/ });
  await unlock();
  assert.deepEqual(await readdir(dataDir), earlier);
  await assert.rejects(restoreBackup({ env: { dataDir, databaseUrl: 'postgres://db' }, clock: api.clock, file: broken }), {
    message: /^DATABASE_URL is set/,
  });
});
