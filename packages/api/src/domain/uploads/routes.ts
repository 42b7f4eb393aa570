import { uploads } from '@careloom/contract/resources/uploads';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { getUpload } from './select-uploads';
import { listUploads } from './list-uploads';
import { reverseUpload } from './reverse-upload';

/** Imported sheets of every kind. */
export function uploadRoutes(app: FastifyInstance): void {
  route(app, uploads.list, { scope: 'by-role' }, listUploads);
  route(app, uploads.get, { scope: 'by-role' }, getUpload);
  route(app, uploads.reverse, { scope: 'by-role' }, reverseUpload);
}
