import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { MIGRATIONS } from '../src/platform/db/migration';
import type { Db } from '../src/platform/db/database';
import { rowsOf } from '../src/platform/db/rows-of';
import type { Tx } from '../src/platform/db/transaction';
import { liftRules } from '../src/app/move-to-postgres/lift-rules';

/** The data of a release, as stored by `compat/make-dump.ts`. */
export interface Dump {
  /** The commit that wrote the data. */
  release: string;
  /** Its newest migration. */
  level: string;
  /** Rows by table, each as PostgreSQL's `to_jsonb` writes it. */
  tables: Record<string, Record<string, unknown>[]>;
}

export async function readDump(name: string): Promise<Dump> {
  const file = fileURLToPath(new URL(`./releases/${name}`, import.meta.url));
  return JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as Dump;
}

/** Migrates an empty database to the state of the release, and writes the rows. @param migrate the engine's migrator */
export async function restoreDump(db: Db, { level, tables }: Dump, migrate: (config: MigrationConfig) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    await endAt(path.join(folder, 'meta/_journal.json'), level);
    await migrate({ migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
  await db.transaction(async (tx) => {
    const putBack = await liftRules(tx);
    for (const [name, rows] of Object.entries(tables)) await write(tx, name, rows);
    await putBack();
  });
}

async function endAt(file: string, level: string): Promise<void> {
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === level) + 1);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
}

async function write(tx: Tx, name: string, rows: readonly object[]): Promise<void> {
  const table = sql.identifier(name);
  const columns = await rowsOf<{ name: string; counted: boolean }>(
    tx,
    sql`select column_name as name, is_identity = 'YES' as counted from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'`,
  );
  const list = joined(columns.map((column) => sql.identifier(column.name)));
  await tx.execute(sql`delete from ${table}`);
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
  for (const column of columns.filter(({ counted }) => counted)) {
    const last = sql`(select max(${sql.identifier(column.name)}) from ${table})`;
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), ${last})`);
  }
}

const joined = (parts: readonly Parameters<typeof sql.join>[0][number][]): SQL => sql.join([...parts], sql`, `);

/** The rows of a table that differ from those of the release; columns added since are ignored. */
export async function changedRows(db: Db, name: string, rows: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const found = await rowsOf<{ row: Record<string, unknown> }>(db, sql`select to_jsonb(now) as row from ${sql.identifier(name)} now`);
  const columns = Object.keys(rows[0] ?? {});
  const written = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
  const present = new Set(found.map(({ row }) => written(row)));
  return rows.filter((row) => !present.has(written(row)));
}
