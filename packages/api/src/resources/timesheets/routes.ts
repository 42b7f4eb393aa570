import { timesheets } from '@careloom/contract/resources/timesheets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { uploadTimesheet } from './upload-timesheet';

const isTrial = (body: unknown) => (body as { dry_run?: unknown }).dry_run === 1;

/** Shifts by the sheet. */
export function timesheetRoutes(app: FastifyInstance): void {
  route(app, timesheets.upload, { scope: 'by-role', silent: isTrial }, uploadTimesheet);
}
