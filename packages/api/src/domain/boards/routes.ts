import { boards } from '@careloom/contract/resources/boards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createLink, listLinks, revokeLink } from './board-links';
import { faceRoutes } from './faces';
import { getBoard } from './get-board';
import { createOuting, editOuting, removeOuting } from './save-outing';
import { sharedBoard } from './shared-board';

const outing = { scope: 'by-role', record: 'Outing' } as const;
/** Several people of one house may look at a board, which is reloaded every half minute. */
const PER_MINUTE = 60;

/** The board of a house: who comes, outings and links. */
export function boardRoutes(app: FastifyInstance): void {
  route(app, boards.get, { scope: 'by-role' }, getBoard);
  route(app, boards.createOuting, outing, createOuting);
  route(app, boards.updateOuting, outing, editOuting);
  route(app, boards.removeOuting, outing, removeOuting);
  route(app, boards.links, { scope: 'by-role' }, listLinks);
  route(app, boards.createLink, { scope: 'by-role', record: 'Link' }, createLink);
  route(app, boards.revokeLink, { scope: 'by-role' }, revokeLink);
  route(app, boards.shared, { scope: 'public', perMinute: PER_MINUTE }, sharedBoard);
  faceRoutes(app);
}
