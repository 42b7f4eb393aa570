import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../src/platform/db/database';

/** A statement as passed to a driver. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The `query` function of both drivers: takes the text, or an object that contains it, and the values. */
type Query = (text: string | { text: string; values?: unknown[] }, values?: unknown[], ...rest: unknown[]) => unknown;

/** Records every statement that reaches the driver while `work` runs, including those inside transactions. */
export async function recordStatements(database: Database & { client?: PGlite }, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recorded =
    (query: Query): Query =>
    (text, values, ...rest) => {
      if (typeof text === 'string') statements.push({ text, values: values ?? [] });
      else statements.push({ text: text.text, values: values ?? text.values ?? [] });
      return query(text, values, ...rest);
    };
  const silence = database.client ? recordPglite(database.client, recorded, statements) : recordPostgres(recorded);
  try {
    await work();
  } finally {
    silence();
  }
  return statements;
}

function recordPostgres(recorded: (query: Query) => Query): () => void {
  const driver = pg.Client.prototype as unknown as { query: Query };
  const { query } = driver;
  driver.query = function (this: unknown, ...asked) {
    return recorded(query.bind(this))(...asked);
  };
  return () => {
    driver.query = query;
  };
}

function recordPglite(client: PGlite, recorded: (query: Query) => Query, statements: Statement[]): () => void {
  const driver = client as unknown as { query: Query; transaction: (work: (tx: { query: Query }) => unknown) => Promise<unknown> };
  const { query, transaction } = driver;
  driver.query = recorded(query.bind(client));
  driver.transaction = async (work) => {
    statements.push({ text: 'begin', values: [] });
    const result = await transaction.call(client, (tx) => work({ ...tx, query: recorded(tx.query.bind(tx)) }));
    statements.push({ text: 'commit', values: [] });
    return result;
  };
  return () => Object.assign(driver, { query, transaction });
}
