import { payLevels } from '@careloom/contract/resources/pay-levels';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { createPayLevel, editPayLevel } from './save-pay-level';
import { listPayLevels } from './list-pay-levels';
import { previewPayLevel } from './preview-pay-level';
import { readPayLevel } from './select-pay-levels';
import { removePayLevel } from './remove-pay-level';

const record = 'Pay level';

/** The organisation's pay levels, the same for all roles. */
export function payLevelRoutes(app: FastifyInstance): void {
  route(app, payLevels.list, { scope: 'all' }, listPayLevels);
  route(app, payLevels.get, { scope: 'all' }, ({ params, services }) => readPayLevel(services.db, params.id));
  route(app, payLevels.create, { scope: 'all', record }, createPayLevel);
  route(app, payLevels.update, { scope: 'all', record }, editPayLevel);
  route(app, payLevels.preview, { scope: 'all' }, previewPayLevel);
  route(app, payLevels.remove, { scope: 'all', record }, removePayLevel);
}
