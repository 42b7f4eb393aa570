import type { ReportRows } from '@careloom/contract/resources/report-groups';
import { desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A float, because the driver does not read large sums as numbers otherwise; exact up to 2^53. */
export const sumOf = (amount: SQLWrapper): SQL<number> => sql<number>`coalesce(sum(${amount}), 0)::float8`;

/** The key of a report's row: the value that the records of the row have in common. */
export interface RowKey {
  id: SQL<number>;
  name: SQL<string | null>;
}

export type RowKeys = Readonly<Record<ReportRows, RowKey>>;

interface Records {
  id: SQLWrapper;
  name: SQLWrapper;
  date: SQLWrapper;
  house: { id: SQLWrapper; name: SQLWrapper };
  worker: { id: SQLWrapper; first_name: SQLWrapper; last_name: SQLWrapper };
}

/** What the records of a report can be summed by. Select the key first: `GROUP_BY` groups by the first two columns. */
export const rowKeys = ({ id, name, date, house, worker }: Records): RowKeys => ({
  house: { id: sql`coalesce(${house.id}, 0)`, name: sql`${house.name}` },
  worker: { id: sql`coalesce(${worker.id}, 0)`, name: sql`${worker.first_name} || ' ' || ${worker.last_name}` },
  month: { id: sql`to_char(${date}, 'YYYYMM')::int`, name: sql`to_char(${date}, 'YYYY-MM')` },
  record: { id: sql`${id}`, name: sql`${name}` },
});

export const GROUP_BY = [sql`1`, sql`2`] as const;
/** Sorts by the name of a row. */
export const ROW_NAME = sql`2`;

/** The worker of a record; null for a row of several records. */
export const workerOf = (by: ReportRows, keys: RowKeys): SQL<string | null> =>
  by === 'record' ? sql`min(${keys.worker.name})` : sql`null`;

/** The default order of rows: months and records newest first, houses and workers by their amount. */
export const usualOrder = (by: ReportRows, date: SQLWrapper, amount: SQLWrapper): SQL =>
  by === 'month' || by === 'record' ? sql`min(${date}) desc` : desc(amount);
