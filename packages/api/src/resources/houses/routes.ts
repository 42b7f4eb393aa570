import { houses } from '@careloom/contract/resources/houses';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { houses as table } from '../../db/schema/places';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import { createHouse } from './create-house';
import { houseOf } from './house-on-the-wire';
import { housesWithin } from './house-scope';
import { listHouses } from './list-houses';
import { selectHouses } from './select-houses';

export function houseRoutes(app: FastifyInstance): void {
  route(app, houses.list, { scope: 'by-role' }, listHouses);
  route(app, houses.create, { scope: 'all', record: 'House' }, createHouse);
  route(app, houses.get, { scope: 'by-role' }, async ({ params, user, services }) => {
    const [row] = await selectHouses(services.db).where(and(eq(table.id, params.id), housesWithin(user)));
    if (!row) throw notFound();
    return houseOf(row);
  });
}
