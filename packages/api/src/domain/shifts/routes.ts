import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { shiftRoster } from '@careloom/contract/resources/shift-roster';
import { shiftSeries } from '@careloom/contract/resources/shift-series';
import { shiftWeeks } from '@careloom/contract/resources/shift-weeks';
import { shifts } from '@careloom/contract/resources/shifts';
import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { confirmShift, declineShift } from './answer-shift';
import { calendarDays } from './calendar-days';
import { calendarEvents } from './calendar-events';
import { copyShifts } from './copies/copy-shifts';
import { previewCopies } from './copies/preview-copies';
import { createShift } from './create-shift';
import { discardDrafts } from './drafts/discard-drafts';
import { previewDrafts } from './drafts/preview-drafts';
import { publishDrafts } from './drafts/publish-drafts';
import { editShift } from './edit-shift';
import { getShiftDetail } from './get-shift-detail';
import { listShifts } from './list-shifts';
import { removeShifts } from './remove-shifts';
import { placeShift } from './roster/place-shift';
import { readRoster } from './roster/read-roster';
import { createSeries } from './series/create-series';
import { previewSeries } from './series/preview-series';
import { finishShift } from './worked/finish-shift';
import { nextShift } from './worked/next-shift';
import { recordWakeUp } from './worked/record-wake-up';
import { startShift } from './worked/start-shift';
import { workerShifts } from './worker-shifts';

const record = 'Shift';

export function shiftRoutes(app: FastifyInstance): void {
  route(app, shifts.list, { scope: 'by-role' }, listShifts);
  route(app, shifts.get, { scope: 'by-role' }, ({ params, user, services }) =>
    getShiftDetail(services.db, user, params.id, services.files),
  );
  route(app, shifts.create, { scope: 'by-role', record }, createShift);
  route(app, shiftSeries.preview, { scope: 'by-role' }, previewSeries);
  route(app, shiftSeries.create, { scope: 'by-role', record: 'Shifts' }, createSeries);
  route(app, shiftDrafts.preview, { scope: 'by-role' }, previewDrafts);
  route(app, shiftDrafts.publish, { scope: 'by-role' }, publishDrafts);
  route(app, shiftDrafts.discard, { scope: 'by-role', record: 'Drafts' }, discardDrafts);
  route(app, shiftWeeks.preview, { scope: 'by-role' }, previewCopies);
  route(app, shiftWeeks.copy, { scope: 'by-role', record: 'Drafts' }, copyShifts);
  route(app, shifts.update, { scope: 'by-role', record }, editShift);
  route(app, shifts.remove, { scope: 'by-role', record }, removeShifts);
  route(app, shifts.confirm, { scope: 'self' }, confirmShift);
  route(app, shifts.decline, { scope: 'self' }, declineShift);
  route(app, workedShifts.start, { scope: 'self' }, startShift);
  route(app, workedShifts.finish, { scope: 'self' }, finishShift);
  route(app, workedShifts.wakeUp, { scope: 'self' }, recordWakeUp);
  route(app, workedShifts.next, { scope: 'self' }, nextShift);
  route(app, shifts.ofWorker, { scope: 'by-role' }, workerShifts);
  route(app, shiftCalendar.events, { scope: 'by-role' }, calendarEvents);
  route(app, shiftRoster.read, { scope: 'by-role' }, readRoster);
  route(app, shiftRoster.place, { scope: 'by-role', record }, placeShift);
  route(app, shiftCalendar.days, { scope: 'by-role' }, calendarDays);
}
