import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import pg from 'pg';
import { MIGRATIONS } from '../src/platform/db/migration';
import type { Database } from '../src/platform/db/database';
import { openPglite } from '../src/platform/db/open-pglite';
import { openPostgres } from '../src/platform/db/open-postgres';
import { QUEUES } from '../src/app/queues';
import { prepareQueue } from '../src/platform/queue/queue';
import { ensureReferenceData } from '../src/domain/reference/ensure-reference-data';
import { ROLE_GRANTS } from '../src/domain/reference/role-grants';

const CACHE = fileURLToPath(new URL('../../../.cache/api-tests', import.meta.url));

/** A separate, migrated database for a test file: on the server of `TEST_DATABASE_URL`, else PGlite in memory. */
export const openTestDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? freshPostgres(process.env.TEST_DATABASE_URL) : openTestPglite();

/** The same with empty tables. */
export const openEmptyDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? emptyPostgres(process.env.TEST_DATABASE_URL) : openPglite('memory://');

/** Migrating takes PGlite a second, so a dump of the result is loaded, which is recreated when migrations change. */
export async function openTestPglite(): Promise<Database> {
  const file = path.join(CACHE, `${await fingerprint()}.tar`);
  const dump = await readFile(file).catch(() => undefined);
  if (dump) return openPglite('memory://', { loadDataDir: new Blob([new Uint8Array(dump)]) });
  const database = await openPglite('memory://');
  await prepare(database);
  await slim(database);
  await mkdir(CACHE, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer()));
  await rename(made, file);
  return database;
}

/** Removes what no test needs: the template databases, and the log that a start would replay. This saves a third of the loading time. */
async function slim({ query }: Database): Promise<void> {
  await query(`update pg_database set datistemplate = false`);
  await query('drop database template0');
  await query('drop database template1');
  await query('checkpoint');
}

async function prepare(database: Database): Promise<void> {
  await prepareQueue(database, QUEUES);
  await ensureReferenceData(database);
}

/** Everything that the prepared database is built from: the migrations, and the code that fills it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(ROLE_GRANTS));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(path.join(MIGRATIONS, name)));
  return hash.update(HOLIDAY_CALENDAR.version).digest('hex').slice(0, 16);
}

/** A separate database on a server, and the function that drops it. */
interface MadePostgres {
  url: string;
  drop: () => Promise<void>;
}

const freshPostgres = async (server: string) => openMade(await makePostgres(server));

const emptyPostgres = async (server: string) => openMade(await makeEmptyPostgres(server));

/** Without tables. */
export const makeEmptyPostgres = (server: string): Promise<MadePostgres> => createPostgres(server, 'template0', () => Promise.resolve());

/** Dropped when it is closed. */
async function openMade({ url, drop }: MadePostgres): Promise<Database> {
  const database = await openPostgres(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Created from a template that the first test file prepares. */
export async function makePostgres(server: string): Promise<MadePostgres> {
  const template = `careloom_template_${await fingerprint()}`;
  return createPostgres(server, template, async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await admin.query(`create database ${template}`);
    const made = await openPostgres(urlOf(server, template));
    await prepare(made);
    await made.close();
  });
}

async function createPostgres(server: string, template: string, first: (admin: pg.Client) => Promise<void>): Promise<MadePostgres> {
  const name = `careloom_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('select pg_advisory_lock(272727)');
  await first(admin);
  // The default strategy also writes each page to the log, which takes twice the CPU.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.query('select pg_advisory_unlock(272727)');
  return {
    url: urlOf(server, name),
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
