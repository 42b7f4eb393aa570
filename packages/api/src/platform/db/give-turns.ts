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
 * Yields to the event loop between statements. The embedded database runs in this thread, and awaiting a statement continues with the next
 * one before the process handles anything else: a long transaction would block even requests that need no database.
 */
export function giveTurns(client: PGlite): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = givingTurns(query);
  client.transaction = (work) => transaction((tx) => work({ ...tx, query: givingTurns(tx.query.bind(tx)) }));
}
