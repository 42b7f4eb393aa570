import { roles } from '@careloom/contract/resources/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { changeGrants, readGrants } from './grants';

export function roleRoutes(app: FastifyInstance): void {
  route(app, roles.list, { scope: 'all' }, ({ services }) => readGrants(services.db));
  route(app, roles.update, { scope: 'all', record: 'Role' }, changeGrants);
}
