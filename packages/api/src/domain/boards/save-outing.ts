import { boards as calls, type Outing, type OutingBody } from '@careloom/contract/resources/boards';
import { and, eq, ne } from 'drizzle-orm';
import { outings } from '../../platform/db/schema/boards';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField, notFound } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { lockHouse } from '../houses/house-record';
import { announceBoard } from './announce-board';

/** Adds an outing to a house; once per idempotency key. @throws 404; 422 at `part` when that part of the day already has one */
export function createOuting({ params, body, user, services }: Context<typeof calls.createOuting>): Writing<typeof calls.createOuting> {
  return async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    await checkFree(tx, house.id, body);
    const [added] = await tx
      .insert(outings)
      .values({ ...body, house_id: house.id, created_at: services.clock.now() })
      .returning();
    if (!added) throw new Error('The outing was not written.');
    await announceBoard(tx, user, house);
    return outingOf(added);
  };
}

/** @throws 404; 422 as for a new one */
export function editOuting({ params, body, user, services }: Context<typeof calls.updateOuting>): Promise<Outing> {
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    await checkFree(tx, house.id, body, params.n);
    const [changed] = await tx.update(outings).set(body).where(ofHouse(house.id, params.n)).returning();
    if (!changed) throw notFound();
    await announceBoard(tx, user, house);
    return outingOf(changed);
  });
}

/** @throws 404 */
export function removeOuting({ params, user, services }: Context<typeof calls.removeOuting>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const removed = await tx.delete(outings).where(ofHouse(house.id, params.n)).returning({ id: outings.id });
    if (removed.length === 0) throw notFound();
    await announceBoard(tx, user, house);
    return {};
  });
}

const ofHouse = (houseId: number, id: number) => and(eq(outings.id, id), eq(outings.house_id, houseId));

/** Locks the house, so that of two concurrent outings the second is refused. @param own the outing that is changed */
async function checkFree(tx: Tx, houseId: number, { date, part }: OutingBody, own = 0): Promise<void> {
  const same = and(eq(outings.house_id, houseId), eq(outings.date, date), eq(outings.part, part), ne(outings.id, own));
  if ((await tx.$count(outings, same)) > 0)
    throw invalidField('part', 'validation.unique', { attribute: text(calls.createOuting.labels.part) });
}

const outingOf = ({ id, date, part, title, symbol }: typeof outings.$inferSelect): Outing => ({ id, date, part, title, symbol });
