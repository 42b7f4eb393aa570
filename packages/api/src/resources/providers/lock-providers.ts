import { sql } from 'drizzle-orm';
import { providers } from '../../db/schema/agreements';
import type { Tx } from '../../db/transaction';

/** Keeps others from changing providers until the transaction ends; who reads goes on. All changes take it first, so none wait in a circle. */
export const lockProviders = (tx: Tx): Promise<unknown> => tx.execute(sql`lock table ${providers} in share row exclusive mode`);
