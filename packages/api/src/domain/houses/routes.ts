import { houses } from '@careloom/contract/resources/houses';
import { imports } from '@careloom/contract/resources/imports';
import type { FastifyInstance } from 'fastify';
import { sheetSuccess } from '../../platform/csv/read-sheet';
import { route } from '../../platform/http/route';
import { createHouse } from './create-house';
import { editHouse } from './edit-house';
import { readHouse } from './get-house';
import { importHouses } from './import-houses';
import { listHouses } from './list-houses';
import { removeHouse } from './remove-house';

const record = 'House';

export function houseRoutes(app: FastifyInstance): void {
  route(app, houses.list, { scope: 'by-role' }, listHouses);
  route(app, houses.create, { scope: 'all', record }, createHouse);
  route(app, houses.get, { scope: 'by-role' }, readHouse);
  route(app, houses.update, { scope: 'by-role', record }, editHouse);
  route(app, houses.remove, { scope: 'by-role', record }, removeHouse);
  route(app, imports.houses, { scope: 'all', record: 'Houses', success: sheetSuccess }, importHouses);
}
