import { savedViews } from '@careloom/contract/resources/saved-views';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { pinView } from './pin-view';
import { createView, editView, listViews, removeView } from './saved-views';

const view = { scope: 'self', record: 'View', byPerson: true } as const;

/** List filters that users save under a name. */
export function savedViewRoutes(app: FastifyInstance): void {
  route(app, savedViews.list, { scope: 'self', byPerson: true }, listViews);
  route(app, savedViews.create, view, createView);
  route(app, savedViews.edit, view, editView);
  route(app, savedViews.pin, view, pinView);
  route(app, savedViews.remove, view, removeView);
}
