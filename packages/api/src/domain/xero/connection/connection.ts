import { eq } from 'drizzle-orm';
import { xeroConnections } from '../../../platform/db/schema/xero';
import type { Executor } from '../../../platform/db/transaction';

export type ConnectionRow = typeof xeroConnections.$inferSelect;

/** The one row. */
const ONE = eq(xeroConnections.id, 1);
const UNLINKED = { tenant_id: null, organisation: null, access_token: null, refresh_token: null, expires_at: null };

export async function readConnection(executor: Executor): Promise<ConnectionRow | undefined> {
  const [row] = await executor.select().from(xeroConnections).where(ONE);
  return row;
}

/** Writes parts of the connection, whether or not there is a row yet. */
export async function writeConnection(executor: Executor, fields: Partial<Omit<ConnectionRow, 'id'>>): Promise<void> {
  await executor
    .insert(xeroConnections)
    .values({ id: 1, ...fields })
    .onConflictDoUpdate({ target: xeroConnections.id, set: fields });
}

/** Forgets the link to the organisation's account: until somebody connects it again nothing reaches Xero. */
export async function unlink(executor: Executor): Promise<void> {
  await executor.update(xeroConnections).set(UNLINKED).where(ONE);
}
