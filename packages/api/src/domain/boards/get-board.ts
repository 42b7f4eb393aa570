import type { Board, boards as calls } from '@careloom/contract/resources/boards';
import { and, eq } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { housesWithin } from '../houses/house-record';
import { readWeek, shown } from './read-week';
import { selectBoardHouses } from './select-board-houses';

/** The board of a house within the user's scope. @throws 404 */
export async function getBoard({ params, query, user, services }: Context<typeof calls.get>): Promise<Board> {
  const { db, clock, files } = services;
  const [house] = await selectBoardHouses(db).where(and(eq(houses.id, params.id), housesWithin(user)));
  if (!house) throw notFound();
  const urlOf = (fileId: number | null) => files.url(fileId, user.id);
  return {
    house: { id: house.id, name: house.name },
    leader: house.leader && { ...shown(house.leader, urlOf), contact_no: house.leader.contact_no },
    ...(await readWeek(db, house, { now: clock.now(), day: query.day, urlOf })),
  };
}
