import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { yieldToEventLoop } from '../event-loop';
import { groupBy } from '../list/group';
import { partsOf } from '../list/in-parts';
import type { Tx } from './transaction';

/** The number of rows that the embedded database, which runs in this thread, can write without delaying other requests noticeably. */
export const BATCH = 50;
/** The same for rows that are audited and covered by several indexes. */
export const HEAVY_BATCH = 20;

/**
 * Inserts many rows. Each batch is one JSON parameter that the database expands to rows: many times faster than a parameter per value. Rows
 * with different keys are inserted separately, so that omitted columns get their defaults.
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

/** Reserves ids for rows that other rows of the same transaction refer to. */
export async function reserveIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  // As a subquery it is evaluated once, not once per id.
  const sequence = sql`(select pg_get_serial_sequence(${getTableName(table)}, 'id'))`;
  const [row] = await tx
    .select({ ids: sql<number[] | null>`json_agg(nextval(${sequence})::int)` })
    .from(sql`generate_series(1, ${count}::int)`);
  return row?.ids ?? [];
}

/** Updates columns of many rows, each by its `id`. All rows must have the same keys. */
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
