import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import pg from 'pg';
import { TestClock } from '../../../testing/test-clock';
import { makeOldDatabase, type OldDatabase } from '../../../testing/old-database';
import { type Dump, readDump } from '../../../testing/read-dump';
import { makeEmptyPostgres } from '../../../testing/test-database';
import { backUpNow } from './back-up-now';
import { openData } from './open-data';
import { restoreBackup } from './restore-backup';

const clock = new TestClock();
let dump: Dump;
let old: OldDatabase;
before(async () => {
  dump = await readDump('0003_audit.json.br');
  old = await makeOldDatabase(dump);
});
after(() => old.remove());

const envOf = (dataDir: string, backUpBeforeMigration = true) => ({ dataDir, databaseUrl: old.url, backUpBeforeMigration });
const backups = (): Promise<string[]> => readdir(path.join(old.dataDir, 'backups')).catch(() => []);

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Queries a database without migrating it. */
async function withRaw<T>(place: { url: string | undefined; dataDir: string }, look: (query: Query) => Promise<T>): Promise<T> {
  if (place.url) {
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    try {
      return await look((sql) => client.query(sql));
    } finally {
      await client.end();
    }
  }
  const client = await PGlite.create({ dataDir: path.join(place.dataDir, 'pg'), extensions: { btree_gist } });
  try {
    return await look((sql) => client.query(sql));
  } finally {
    await client.close();
  }
}

const migrationsIn = async (query: Query) =>
  Number((await query('select count(*) as count from drizzle.__drizzle_migrations')).rows[0]?.['count']);
const contentOf = (place: { url: string | undefined; dataDir: string }) =>
  withRaw(place, async (query) => {
    const counts: Record<string, number> = {};
    for (const table of ['users', 'houses', 'jobs', 'shifts'])
      counts[table] = Number((await query(`select count(*) as count from ${table}`)).rows[0]?.['count']);
    return { migrations: await migrationsIn(query), counts };
  });

/** The target of a restored backup: another folder, or another database. */
async function restoredFrom(file: string) {
  const dataDir = path.join(old.dataDir, `restored-${path.basename(file)}`);
  await mkdir(dataDir);
  if (!old.url) {
    await restoreBackup({ env: { dataDir, databaseUrl: undefined }, clock, file });
    return { url: undefined, dataDir, remove: () => rm(dataDir, { recursive: true }) };
  }
  const { url, drop } = await makeEmptyPostgres(process.env['TEST_DATABASE_URL'] ?? '');
  await promisify(execFile)('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, file]);
  return { url, dataDir, remove: drop };
}

test('a failed backup stops the migration, and nothing is changed', async () => {
  const before = await contentOf(old);
  await writeFile(path.join(old.dataDir, 'backups'), 'a file in the way');
  await assert.rejects(openData({ env: envOf(old.dataDir), clock }), {
    message: /^The database was not migrated, for no backup of it could be made: .+ BACKUP_BEFORE_MIGRATION=0 migrates without one\.$/,
  });
  await rm(path.join(old.dataDir, 'backups'));
  assert.deepEqual(await contentOf(old), before);
});

test('npm run backup writes the database without migrating it; a restore contains the same', async () => {
  const before = await contentOf(old);
  const file = await backUpNow({ env: envOf(old.dataDir), clock });
  assert.match(path.basename(file), /^\d{8}T\d{6}Z\.by-hand\.(tar\.gz|dump)$/);
  assert.deepEqual(await contentOf(old), before);
  const place = await restoredFrom(file);
  assert.deepEqual(await contentOf(place), before);
  assert.equal(before.counts['users'], dump.tables['users']?.length);
  await place.remove();
});

test('a start that migrates first backs up the unmigrated database; the next start makes no backup', async () => {
  const before = await contentOf(old);
  const reported: string[] = [];
  const open = async () =>
    (await openData({ env: envOf(old.dataDir), clock, onBackup: (file) => reported.push(path.basename(file)) })).close();
  await open();
  const migrated = await contentOf(old);
  assert.ok(migrated.migrations > before.migrations, `${before.migrations} migrations, then ${migrated.migrations}`);
  assert.equal(reported.length, 1);
  assert.ok((await backups()).includes(reported[0] ?? ''), reported[0]);

  const place = await restoredFrom(path.join(old.dataDir, 'backups', reported[0] ?? ''));
  assert.deepEqual(await contentOf(place), before);
  await (await openData({ env: { ...envOf(place.dataDir, false), databaseUrl: place.url }, clock })).close();
  assert.deepEqual(await contentOf(place), migrated, 'the next start brings a restored one to the newest schema');
  assert.deepEqual(await backups().then((all) => all.filter((name) => name.includes('before-migration'))), reported);
  await place.remove();

  await open();
  assert.equal(reported.length, 1);
});
