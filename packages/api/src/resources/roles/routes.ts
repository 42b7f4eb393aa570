import { roles } from '@careloom/contract/resources/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { changeGrants } from './change-grants';
import { readGrants } from './read-grants';

export function roleRoutes(app: FastifyInstance): void {
  route(app, roles.list, { scope: 'all' }, ({ services }) => readGrants(services.db));
  route(app, roles.update, { scope: 'all', record: 'Role' }, changeGrants);
}
