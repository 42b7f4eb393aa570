import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/transaction';

/** Reads several figures in one statement. */
export async function readFigures<const Name extends string>(
  executor: Executor,
  figures: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const [row] = await executor.select(figures as Record<string, SQL<number>>).from(sql`(select 1) one_row`);
  if (!row) throw new Error('A statement without a condition answered no row.');
  return row as Record<Name, number>;
}
