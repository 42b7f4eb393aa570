import { settings } from '@careloom/contract/resources/settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { setShiftPercentage, showShiftPercentage } from './shift-percentage';

/** Settings of the organisation. */
export function settingsRoutes(app: FastifyInstance): void {
  route(app, settings.setPercentage, { scope: 'all' }, setShiftPercentage);
  route(app, settings.showPercentage, { scope: 'all' }, showShiftPercentage);
}
