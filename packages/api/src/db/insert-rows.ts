import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { breather } from '../breathe';
import { groupBy } from '../list/group';
import type { Tx } from './transaction';

/** As many rows as the embedded database, which runs in this thread, takes without holding other requests up for long. */
const BATCH = 50;

/**
 * Writes many rows. A batch is one parameter of JSON, read back as rows by the database: many times faster than a parameter for
 * each value. Rows with other keys are written apart, so that what a row leaves out takes the column's default.
 */
export async function insertRows(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = getTableColumns(table);
  const target = sql.identifier(getTableName(table));
  const breathe = breather();
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values()) {
    const names = Object.keys(alike[0] ?? {}).filter((name) => name in columns);
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (let start = 0; start < alike.length; start += BATCH) {
      const json = JSON.stringify(alike.slice(start, start + BATCH));
      await tx.execute(sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`);
      await breathe();
    }
  }
}

/** Ids for rows that others of the same transaction refer to. */
export async function reserveIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  // As a subquery it is looked up once and not for each id.
  const sequence = sql`(select pg_get_serial_sequence(${getTableName(table)}, 'id'))`;
  const rows = await tx.select({ id: sql<number>`nextval(${sequence})::int` }).from(sql`generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** Sets the columns of many rows, each by its `id`; all rows have the same keys. */
export async function updateRows(tx: Tx, table: PgTable, rows: readonly ({ id: number } & object)[]): Promise<void> {
  const target = sql.identifier(getTableName(table));
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name in getTableColumns(table));
  const set = sql.join(
    names.map((name) => sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`),
    sql`, `,
  );
  const breathe = breather();
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH));
    await tx.execute(sql`
      update ${target} set ${set} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) changed where ${target}.id = changed.id`);
    await breathe();
  }
}
