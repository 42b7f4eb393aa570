import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { housesWithin } from './house-scope';

export type LockedHouse = typeof houses.$inferSelect;

/** A house within the user's reach, that nobody else can change until the transaction ends. @throws 404 */
export async function lockHouse(tx: Tx, user: CurrentUser, id: number): Promise<LockedHouse> {
  const [house] = await tx
    .select()
    .from(houses)
    .where(and(eq(houses.id, id), housesWithin(user)))
    .for('no key update');
  if (!house) throw notFound();
  return house;
}
