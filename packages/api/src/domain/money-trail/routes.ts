import { moneyTrails } from '@careloom/contract/resources/money-trail';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { getTrailOfExpense, getTrailOfShift } from './get-trail';
import { listStuck, listStuckLanes } from './list-stuck';

/** The trail of money from work to its payment; each role within its scope. */
export function moneyTrailRoutes(app: FastifyInstance): void {
  route(app, moneyTrails.ofShift, { scope: 'by-role' }, getTrailOfShift);
  route(app, moneyTrails.ofExpense, { scope: 'by-role' }, getTrailOfExpense);
  route(app, moneyTrails.stuck, { scope: 'by-role' }, listStuck);
  route(app, moneyTrails.lanes, { scope: 'by-role' }, listStuckLanes);
}
