import type { Services } from '../services';

/** The part of Drizzle's session through which every statement goes, of both engines. */
interface Session {
  prepareQuery: (...args: unknown[]) => unknown;
}

/** How many statements the server sends to the database while `work` runs. */
export async function countStatements({ db }: Services, work: () => Promise<unknown>): Promise<number> {
  const { session } = (db as unknown as { _: { session: Session } })._;
  const prepare = session.prepareQuery.bind(session);
  let count = 0;
  session.prepareQuery = (...args) => {
    count += 1;
    return prepare(...args);
  };
  try {
    await work();
  } finally {
    session.prepareQuery = prepare;
  }
  return count;
}
