import { and, eq } from 'drizzle-orm';
import { xeroConnections } from '../../../platform/db/schema/xero';
import type { Executor, Tx } from '../../../platform/db/transaction';

export type ConnectionRow = typeof xeroConnections.$inferSelect;

/** The only row. */
const ONE = eq(xeroConnections.id, 1);
const UNLINKED = { tenant_id: null, organisation: null, access_token: null, refresh_token: null, expires_at: null, renewed_at: null };

export async function readConnection(executor: Executor): Promise<ConnectionRow | undefined> {
  const [row] = await executor.select().from(xeroConnections).where(ONE);
  return row;
}

/** Locks the connection against changes until the transaction ends. */
export async function lockConnection(tx: Tx): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(xeroConnections).where(ONE).for('update');
  return row;
}

/** Updates columns of the connection, creating the row if needed. */
export async function writeConnection(executor: Executor, fields: Partial<Omit<ConnectionRow, 'id'>>): Promise<void> {
  await executor
    .insert(xeroConnections)
    .values({ id: 1, ...fields })
    .onConflictDoUpdate({ target: xeroConnections.id, set: fields });
}

/**
 * Deletes the connection to the organisation's account: nothing reaches Xero until somebody reconnects.
 * @param which deletes only the connection with this refresh token, because somebody may have reconnected since
 */
export async function unlink(executor: Executor, which?: { refresh_token: string }): Promise<void> {
  const same = which && eq(xeroConnections.refresh_token, which.refresh_token);
  await executor.update(xeroConnections).set(UNLINKED).where(and(ONE, same));
}
