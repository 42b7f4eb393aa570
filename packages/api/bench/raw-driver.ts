import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import pg from 'pg';
import type { Statement } from './record-statements';

/** Runs statements in order; returns the rows of the last one that has any. From `begin` to `commit` they are one transaction. */
export type RunStatements = (statements: readonly Statement[]) => Promise<unknown[]>;

type Run = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

export const rawDriver = (database: { url: string } | { directory: string }): Promise<RunStatements> =>
  'url' in database ? Promise.resolve(postgresDriver(database.url)) : pgliteDriver(database.directory);

const isTransaction = ([first]: readonly Statement[]) => first?.text === 'begin';

async function runAll(run: Run, statements: readonly Statement[]): Promise<unknown[]> {
  let last: unknown[] = [];
  for (const { text, values } of statements) {
    const { rows } = await run(text, values);
    if (rows.length > 0) last = rows;
  }
  return last;
}

function postgresDriver(url: string): RunStatements {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' });
  return async (statements) => {
    if (!isTransaction(statements)) return runAll((text, values) => pool.query<object>(text, values), statements);
    const client = await pool.connect();
    try {
      return await runAll((text, values) => client.query<object>(text, values), statements);
    } finally {
      client.release();
    }
  };
}

async function pgliteDriver(directory: string): Promise<RunStatements> {
  const client = await PGlite.create({ dataDir: directory, extensions: { btree_gist } });
  await client.exec(`set time zone 'UTC'`);
  return (statements) => {
    if (!isTransaction(statements)) return runAll((text, values) => client.query(text, values), statements);
    const inside = statements.slice(1, -1);
    return client.transaction((tx) => runAll((text, values) => tx.query(text, values), inside));
  };
}
