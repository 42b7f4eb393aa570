import { sql } from 'drizzle-orm';
import { currentActor } from '../audit/actor';
import type { Db } from './database';

/** What runs inside a transaction. The same interface as `Db`; a name of its own so that signatures say which is meant. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Where a query runs: beside others, or inside a transaction. */
export type Executor = Db | Tx;

/**
 * Runs `work` in a transaction and returns what it returns; what it throws rolls back. The database is told who acts, for the
 * triggers that write the audit.
 *
 * Inside, use `tx` and never `db`: PGlite has one connection, and a query beside its own transaction waits for good. For the
 * same reason nothing slow belongs inside: no network, no hashing, no pictures.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    const actor = currentActor();
    if (actor) {
      const id = actor.userId === null ? '' : String(actor.userId);
      const token = actor.tokenId === null ? '' : String(actor.tokenId);
      await tx.execute(sql`select set_config('careloom.actor', ${id}, true), set_config('careloom.token', ${token}, true),
        set_config('careloom.request', ${actor.requestId}, true)`);
    }
    return work(tx);
  });
