import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session';
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session';
import type { Services } from '../services';

interface Statement {
  client: unknown;
  execute: (values?: Record<string, unknown>) => Promise<unknown>;
}

/** Through which every statement goes, of both engines: also one that was put together before. */
const KINDS = [NodePgPreparedQuery, PglitePreparedQuery].map(({ prototype }) => prototype as unknown as Statement);

/** How many statements the server sends to the database, outside transactions, while `work` runs. */
export async function countStatements({ db }: Services, work: () => Promise<unknown>): Promise<number> {
  const { client } = (db as unknown as { _: { session: { client: unknown } } })._.session;
  let count = 0;
  const undo = KINDS.map((kind) => {
    const { execute } = kind;
    kind.execute = function counted(this: Statement, values) {
      if (this.client === client) count += 1;
      return execute.call(this, values);
    };
    return () => void (kind.execute = execute);
  });
  try {
    await work();
  } finally {
    for (const end of undo) end();
  }
  return count;
}
