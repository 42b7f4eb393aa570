import type { Shift } from '@careloom/contract/resources/shifts';
import { and, eq } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { shownTo, type Viewer } from '../../platform/serialize/person';
import { bit, clockOf, hoursOf, isoOf, isoOrNull, money } from '../../platform/serialize/values';
import { selectShifts, type ShiftRow } from './select-shifts';
import { shiftsWithin } from './shift-record';
import { warningsOf } from './shift-warnings';

/** @param viewer without one, the worker has no picture */
export function shiftOf(row: ShiftRow, viewer: Viewer | null = null): Shift {
  const { shift, worker, job, house, invoice, segments } = row;
  return {
    id: shift.id,
    date: shift.date,
    name: shift.name,
    start_time: clockOf(shift.start_time),
    end_time: clockOf(shift.end_time),
    start_at: isoOf(shift.start_at),
    end_at: isoOf(shift.end_at),
    time_zone: shift.time_zone,
    worker: worker && shownTo(viewer, worker),
    total_cost: money(shift.cost_cents),
    total_hour: hoursOf(shift.minutes),
    fee: money(shift.fee_cents),
    type: shift.type,
    rate_type: shift.rate_type,
    status: shift.status,
    segments: segments.map((line) => ({ ...line, start_at: isoOf(new Date(line.start_at)), end_at: isoOf(new Date(line.end_at)) })),
    job,
    house,
    is_overnight: bit(shift.is_overnight),
    is_holiday: bit(shift.is_holiday),
    description: shift.description,
    timesheet_added_at: isoOrNull(shift.timesheet_added_at),
    invoice,
    awaits_worker: bit(shift.returned_at !== null),
    warnings: warningsOf(row),
    version: shift.version,
  };
}

/** A shift within the user's scope. @throws 404 */
export async function getShift(executor: Executor, user: CurrentUser, id: number): Promise<Shift> {
  const [row] = await selectShifts(executor).where(and(eq(shifts.id, id), shiftsWithin(user)));
  if (!row) throw notFound('shift.not_found');
  return shiftOf(row);
}
