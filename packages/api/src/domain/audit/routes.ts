import { audit } from '@careloom/contract/resources/audit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { listAudit } from './list-audit';

export function auditRoutes(app: FastifyInstance): void {
  route(app, audit.list, { scope: 'all' }, ({ query, services }) => listAudit(services, query));
}
