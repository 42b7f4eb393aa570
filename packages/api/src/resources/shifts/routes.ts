import { shifts } from '@careloom/contract/resources/shifts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { listShifts } from './list-shifts';

export function shiftRoutes(app: FastifyInstance): void {
  route(app, shifts.list, { scope: 'by-role' }, listShifts);
}
