import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

type Execute = (...args: unknown[]) => unknown;

/** Each engine calls one of these `execute` methods for every statement, also inside a transaction and for a prepared statement. */
const QUERIES = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype] as unknown as { execute: Execute }[];

/** Counts the statements that the server sends to the database while `work` runs, except those that begin and end a transaction. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const before = QUERIES.map((query) => query.execute);
  for (const query of QUERIES) {
    const { execute } = query;
    query.execute = function (this: { rawQueryConfig: { text?: string } }, ...args) {
      if (!/^(begin|commit)/.test(this.rawQueryConfig.text ?? '')) count += 1;
      return execute.apply(this, args);
    };
  }
  try {
    await work();
  } finally {
    for (const [nth, query] of QUERIES.entries()) if (before[nth]) query.execute = before[nth];
  }
  return count;
}
