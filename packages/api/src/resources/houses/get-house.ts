import type { House } from '@careloom/contract/resources/houses';
import { and, eq, type SQL } from 'drizzle-orm';
import { houses } from '../../db/schema/places';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { houseOf } from './house-on-the-wire';
import { selectHouses } from './select-houses';

/** @throws 404 alike for an unknown house and one out of reach */
export async function getHouse(executor: Executor, id: number, reach?: SQL): Promise<House> {
  const [row] = await selectHouses(executor).where(and(eq(houses.id, id), reach));
  if (!row) throw notFound();
  return houseOf(row);
}
