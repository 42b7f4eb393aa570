import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { liftRules } from './lift-rules';
import { countRows, nameOf, readTables, select, type Table, toCopy } from './tables';

const BATCH = 500;

export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Copies every table into a database with the same tables and no rows: all or nothing, rows unchanged, including the audit.
 * @throws Error with a message for the operator when the target has rows, or the row counts differ afterwards
 */
export const copyDatabase = (source: Database, target: Database): Promise<Copied> =>
  // Plain `transaction`, because there is no actor for the audit.
  source.db.transaction((from) =>
    target.db.transaction(async (to) => {
      const tables = await readTables(from);
      await refuseRows(to, tables);
      const restoreRules = await liftRules(to);
      for (const table of tables) await copyTable(from, to, table);
      await copySequences(from, to);
      await restoreRules();
      return compare(from, to, tables);
    }),
  );

async function refuseRows(to: Tx, tables: readonly Table[]): Promise<void> {
  const filled: string[] = [];
  for (const table of tables) if ((await countRows(to, table)) > 0) filled.push(table.name);
  if (filled.length === 0) return;
  throw new Error(`The database of DATABASE_URL is not empty (${filled.join(', ')}): make a new one, and start no server on it before.`);
}

/** Copies values as text, which every type parses back exactly, unlike JSON. */
async function copyTable(from: Tx, to: Tx, table: Table): Promise<void> {
  const texts = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map(({ type }, index) => sql.raw(`(row->>${index})::${type}`)),
    sql`, `,
  );
  await from.execute(sql`declare copied cursor for select to_json(array[${texts}])::text as row from ${nameOf(table)} ${toCopy(table)}`);
  for (;;) {
    const { rows } = await select<{ row: string }>(from, sql.raw(`fetch ${BATCH} from copied`));
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join()}]`;
    await to.execute(sql`insert into ${nameOf(table)} (${names}) select ${values} from json_array_elements(${json}::json) row`);
  }
  await from.execute(sql`close copied`);
}

async function compare(from: Tx, to: Tx, tables: readonly Table[]): Promise<Copied> {
  let rows = 0;
  for (const table of tables) {
    const [there, here] = [await countRows(from, table), await countRows(to, table)];
    if (there !== here) throw new Error(`${table.name} has ${there} rows, and its copy ${here}: nothing was copied.`);
    rows += here;
  }
  return { tables: tables.length, rows };
}

/** Continues the sequences of the source, so that ids of deleted rows are not reused. */
export async function copySequences(from: Tx, to: Tx): Promise<void> {
  const { rows } = await select<{ name: string; last: string }>(
    from,
    sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await to.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
