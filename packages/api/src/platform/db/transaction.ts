import { sql } from 'drizzle-orm';
import { currentActor } from '../audit/actor';
import type { Db } from './database';

/** A transaction. The same interface as `Db`; a separate name so that signatures show which one is meant. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Runs a query outside or inside a transaction. */
export type Executor = Db | Tx;

/**
 * Runs `work` in a transaction and returns its result; an error rolls back. Sets the current actor for the triggers that write the audit.
 *
 * Inside, use `tx` and never `db`: PGlite has one connection, so a query outside its own transaction would deadlock. For the same reason,
 * do nothing slow inside: no network, no hashing, no image processing.
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
