/**
 * Keeps a release's data for `platform/db/upgrade.test.ts`, from the directory of an embedded database that the release itself wrote:
 *
 *   git worktree add ../release <commit> && cd ../release && npx pnpm install
 *   CARELOOM_DEMO=1 CARELOOM_DATA_DIR=/tmp/release npm run seed
 *   (here) node --import tsx packages/api/testing/releases/make-dump.ts /tmp/release/pg <commit> packages/api/testing/releases/0003_audit.json.br
 *
 * Keeps the shifts of two houses with everything that belongs to them, the first entries of the audit, and all other rows. Tables that
 * the seed leaves empty get a row from `rows-by-hand.sql`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import type { Dump } from '../read-dump';

const [directory = '', release = '', file = ''] = process.argv.slice(2);
const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist } });
await client.exec(`set time zone 'UTC'`);

const KEPT: Readonly<Record<string, string>> = {
  shifts: 'house_id <= 2',
  shift_segments: 'shift_id in (select id from shifts where house_id <= 2)',
  wake_ups: 'shift_id in (select id from shifts where house_id <= 2)',
  invoice_lines: 'shift_id is null or shift_id in (select id from shifts where house_id <= 2)',
  audit_entries: 'id <= 200',
};

const journal = JSON.parse(readFileSync(new URL('../../src/platform/db/migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const { rows: applied } = await client.query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations');
const level = journal.entries.find(({ when }) => String(when) === applied[0]?.at)?.tag;
if (!level) throw new Error('The directory was migrated by something that is not in the journal.');

await client.exec(readFileSync(new URL('./rows-by-hand.sql', import.meta.url), 'utf8'));
const { rows: names } = await client.query<{ name: string }>(
  `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
);
const dump: Dump = { release, level, tables: {} };
for (const { name } of names) {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(kept) as row from ${name} kept where ${KEPT[name] ?? 'true'} order by 1`,
  );
  if (rows.length === 0) throw new Error(`${name} is empty: give it a row in rows-by-hand.sql.`);
  dump.tables[name] = rows.map(({ row }) => row);
}
writeFileSync(file, brotliCompressSync(JSON.stringify(dump)));
await client.close();
