import { organisation } from '@careloom/contract/resources/organisation';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { getOrganisation, updateOrganisation } from './organisation-settings';

/** Time zone, login texts and payment days of the organisation. */
export function organisationRoutes(app: FastifyInstance): void {
  route(app, organisation.get, { scope: 'all' }, getOrganisation);
  route(app, organisation.update, { scope: 'all', record: 'Organisation' }, updateOrganisation);
}
