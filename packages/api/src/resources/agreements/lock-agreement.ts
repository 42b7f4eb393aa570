import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { serviceAgreements } from '../../db/schema/agreements';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { agreementsWithin } from './agreement-scope';

export type LockedAgreement = typeof serviceAgreements.$inferSelect;

/** An agreement within the user's reach, that nobody else can change until the transaction ends. @throws 404 */
export async function lockAgreement(tx: Tx, user: CurrentUser, id: number): Promise<LockedAgreement> {
  const [agreement] = await tx
    .select()
    .from(serviceAgreements)
    .where(and(eq(serviceAgreements.id, id), agreementsWithin(user)))
    .for('update');
  if (!agreement) throw notFound();
  return agreement;
}
