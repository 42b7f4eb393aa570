import { holidays } from '@careloom/contract/resources/holidays';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { listHolidays } from './list-holidays';
import { previewHoliday, previewRemoval } from './preview-holiday';
import { createHoliday, editHoliday, removeHoliday } from './save-holiday';

const record = 'Public holiday';

/** The organisation's holiday calendar, used for pricing. */
export function holidayRoutes(app: FastifyInstance): void {
  route(app, holidays.list, { scope: 'all' }, ({ query, services }) => listHolidays(services, query));
  route(app, holidays.create, { scope: 'all', record }, createHoliday);
  route(app, holidays.update, { scope: 'all', record }, editHoliday);
  route(app, holidays.preview, { scope: 'all' }, previewHoliday);
  route(app, holidays.previewRemoval, { scope: 'all' }, previewRemoval);
  route(app, holidays.remove, { scope: 'all', record }, removeHoliday);
}
