import { providers } from '@careloom/contract/resources/providers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createProvider, editProvider } from './save-provider';
import { getProvider, listProviders } from './read-providers';
import { removeProvider } from './remove-provider';

const record = 'Provider';

export function providerRoutes(app: FastifyInstance): void {
  route(app, providers.list, { scope: 'all' }, ({ query, user, services }) => listProviders(services, query, user));
  route(app, providers.get, { scope: 'all' }, ({ params, services }) => getProvider(services.db, params.id));
  route(app, providers.create, { scope: 'all', record }, createProvider);
  route(app, providers.update, { scope: 'all', record }, editProvider);
  route(app, providers.remove, { scope: 'all', record }, removeProvider);
}
