import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { yieldToEventLoop } from '../event-loop';
import { groupBy } from '../list/group';
import { partsOf } from '../list/in-parts';
import type { Tx } from './transaction';

/** As many rows as the embedded database, which runs in this thread, takes without holding other requests up for long. */
export const BATCH = 50;
/** Of rows that are audited each, and looked at by several indexes. */
export const HEAVY_BATCH = 20;

/**
 * Writes many rows. A batch is one parameter of JSON, read back as rows by the database: many times faster than a parameter for
 * each value. Rows with other keys are written apart, so that what a row leaves out takes the column's default.
 */
export async function insertRows(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = getTableColumns(table);
  const target = sql.identifier(getTableName(table));
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values()) {
    const names = Object.keys(alike[0] ?? {}).filter((name) => name in columns);
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (const part of partsOf(alike, BATCH)) {
      const json = JSON.stringify(part);
      await tx.execute(sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`);
      await yieldToEventLoop();
    }
  }
}

/** Ids for rows that others of the same transaction refer to. */
export async function reserveIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  // As a subquery it is looked up once and not for each id.
  const sequence = sql`(select pg_get_serial_sequence(${getTableName(table)}, 'id'))`;
  const [row] = await tx
    .select({ ids: sql<number[] | null>`json_agg(nextval(${sequence})::int)` })
    .from(sql`generate_series(1, ${count}::int)`);
  return row?.ids ?? [];
}

/** Sets the columns of many rows, each by its `id`; all rows have the same keys. */
export async function updateRows(tx: Tx, table: PgTable, rows: readonly ({ id: number } & object)[]): Promise<void> {
  const target = sql.identifier(getTableName(table));
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name in getTableColumns(table));
  const set = sql.join(
    names.map((name) => sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`),
    sql`, `,
  );
  for (const part of partsOf(rows, HEAVY_BATCH)) {
    const json = JSON.stringify(part);
    await tx.execute(sql`
      update ${target} set ${set} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) changed where ${target}.id = changed.id`);
    await yieldToEventLoop();
  }
}
