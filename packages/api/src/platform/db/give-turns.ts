import type { PGlite } from '@electric-sql/pglite';
import { yieldToEventLoop } from '../event-loop';

type Asking = (...asked: never[]) => Promise<unknown>;

const givingTurns = <Query extends Asking>(query: Query): Query =>
  (async (...asked: Parameters<Query>) => {
    const result = await query(...asked);
    await yieldToEventLoop();
    return result;
  }) as Query;

/**
 * Has others answered between two statements. Those of the embedded database run in this thread, and what awaits one goes on with the
 * next before the process looks at anything else: a long transaction would hold up requests that need no database at all.
 */
export function giveTurns(client: PGlite): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = givingTurns(query);
  client.transaction = (work) => transaction((tx) => work({ ...tx, query: givingTurns(tx.query.bind(tx)) }));
}
