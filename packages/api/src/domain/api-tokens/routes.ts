import { apiTokens } from '@careloom/contract/resources/api-tokens';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createToken } from './create-token';
import { listTokens } from './list-tokens';
import { revokeToken } from './revoke-token';

/** API tokens with which machines act for the organisation. */
export function apiTokenRoutes(app: FastifyInstance): void {
  route(app, apiTokens.list, { scope: 'all' }, ({ query, services }) => listTokens(services, query));
  route(app, apiTokens.create, { scope: 'all', record: 'Token' }, createToken);
  route(app, apiTokens.revoke, { scope: 'all' }, revokeToken);
}
