import { timesheets } from '@careloom/contract/resources/timesheets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { reverseTimesheet } from '../uploads/reverse-upload';
import { approveShifts } from './approve-shifts';
import { listApprovals } from './list-approvals';
import { submitShifts } from './submit-shifts';
import { uploadTimesheet } from './upload-timesheet';

const saidOfUpload = ({ body }: { body: { dry_run: 0 | 1 } }) =>
  body.dry_run === 1 ? 'success.sheet_checked' : 'success.timesheet_uploaded';

/** Timesheet uploads, submission and approval. */
export function timesheetRoutes(app: FastifyInstance): void {
  route(app, timesheets.upload, { scope: 'by-role', success: saidOfUpload }, uploadTimesheet);
  route(app, timesheets.submit, { scope: 'by-role' }, submitShifts);
  route(app, timesheets.approve, { scope: 'by-role' }, approveShifts);
  route(app, timesheets.approvals, { scope: 'by-role' }, listApprovals);
  route(app, timesheets.reverse, { scope: 'by-role' }, reverseTimesheet);
}
