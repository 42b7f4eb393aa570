import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { houses } from '../../db/schema/places';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { housesWithin } from '../houses/house-scope';

/** The id of a house within the user's reach. @throws 404 */
export async function findHouse(executor: Executor, user: CurrentUser, id: number): Promise<number> {
  const [house] = await executor
    .select({ id: houses.id })
    .from(houses)
    .where(and(eq(houses.id, id), housesWithin(user)));
  if (!house) throw notFound();
  return house.id;
}
