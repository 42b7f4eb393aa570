import { fairShares } from '@careloom/contract/resources/fair-shares';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { listFairShares } from './list-fair-shares';
import { getWishes, saveWishes } from './wishes';

/** How the work on weekends, holidays and nights is shared, and the wishes of workers. */
export function fairShareRoutes(app: FastifyInstance): void {
  route(app, fairShares.wishes, { scope: 'self' }, getWishes);
  route(app, fairShares.list, { scope: 'by-role' }, listFairShares);
  route(app, fairShares.ask, { scope: 'self', record: 'Wishes' }, saveWishes);
}
