import { eq } from 'drizzle-orm';
import { payLevels } from '../../db/schema/agreements';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';

/** Nobody else changes the level, or makes an agreement of it, until the transaction ends. @throws 404 */
export async function lockPayLevel(tx: Tx, id: number): Promise<void> {
  const found = await tx.select({ id: payLevels.id }).from(payLevels).where(eq(payLevels.id, id)).for('update');
  if (found.length === 0) throw notFound();
}
