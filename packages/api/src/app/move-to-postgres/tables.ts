import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/transaction';

export interface Table {
  schema: string;
  name: string;
  /** Without generated columns. */
  columns: { name: string; type: string }[];
}

/** All our tables, and the queue's table of waiting jobs. The queue fills its other tables itself. */
export async function readTables(db: Executor): Promise<Table[]> {
  const { rows } = await select<Table>(
    db,
    sql`
    select n.nspname as schema, c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'pgboss' and c.relname = 'job')
    group by 1, 2 order by 1, 2`,
  );
  return rows;
}

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** The condition on the rows to copy: of the queue's jobs only our unfinished ones, which are mails and pushes still to be sent. */
export const toCopy = (table: Table) =>
  table.schema === 'pgboss' ? sql`where state < 'completed' and name not like '\\_\\_pgboss%'` : sql``;

/** Rows in the shape of the statement: both drivers answer with `rows`, which Drizzle's common type leaves open. */
export async function select<Row>(db: Executor, query: SQL): Promise<{ rows: Row[] }> {
  const answer: unknown = await db.execute(query);
  return answer as { rows: Row[] };
}

export async function countRows(db: Executor, table: Table): Promise<number> {
  const { rows } = await select<{ count: number }>(db, sql`select count(*)::int as count from ${nameOf(table)} ${toCopy(table)}`);
  return rows[0]?.count ?? 0;
}
