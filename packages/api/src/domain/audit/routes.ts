import { audit } from '@careloom/contract/resources/audit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { listAudit } from './list-audit';
import { listPeople } from './list-people';

export function auditRoutes(app: FastifyInstance): void {
  const anybody = { actor_id: null, from: null, to: null };
  route(app, audit.list, { scope: 'all' }, ({ query, services }) => listAudit(services, { ...query, ...anybody }));
  route(app, audit.all, { scope: 'all' }, ({ query, services }) => listAudit(services, query));
  route(app, audit.people, { scope: 'all' }, ({ query, user, services }) => listPeople(services, user, query));
}
