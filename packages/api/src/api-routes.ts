import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes';
import { chatRoutes } from './chat/routes';
import { contactRoutes } from './contact/routes';
import { fileRoutes } from './files/file-routes';
import { systemRoutes } from './http/system-routes';
import { notificationRoutes } from './notifications/routes';
import { docsRoute } from './openapi/docs-route';
import { documentRoute } from './openapi/document-route';
import { realtimeRoutes } from './realtime/realtime-routes';
import { RESOURCES } from './resources/routes';

/** Every module of the API: one line for each. */
const MODULES: readonly ((app: FastifyInstance) => void)[] = [
  systemRoutes,
  documentRoute,
  docsRoute,
  fileRoutes,
  accountRoutes,
  contactRoutes,
  notificationRoutes,
  chatRoutes,
  realtimeRoutes,
  ...RESOURCES,
];

export function apiRoutes(app: FastifyInstance): void {
  for (const register of MODULES) register(app);
}
