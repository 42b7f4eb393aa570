import { CODE } from '@careloom/contract/envelope';
import type { RosterShift, shiftRoster as calls } from '@careloom/contract/resources/shift-roster';
import type { Shift } from '@careloom/contract/resources/shifts';
import { and, eq } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context } from '../../../platform/http/context';
import { ApiError, notFound, unprocessable } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { bit, clockOf } from '../../../platform/serialize/values';
import { editShift } from '../edit-shift';
import { getShift } from '../serialize-shift';
import { isScheduled, shiftsWithin } from '../shift-record';
import { wallOf } from '../wake-ups';

type Placing = Context<typeof calls.place>;

/**
 * Moves a planned shift to another worker, day or time: an edit that changes nothing else.
 * @throws 404; 422 `stale` with the current shift; `shift.begun` for one that has begun; else as `editShift`
 */
export async function placeShift(context: Placing): Promise<RosterShift> {
  const { params, body, user, services } = context;
  const [shift] = await services.db
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, params.id), shiftsWithin(user)));
  if (!shift) throw notFound('shift.not_found');
  if (shift.version !== body.version) throw await staleWith(context);
  if (!isScheduled(shift.status)) throw unprocessable('shift.begun');
  const staysAt = shift.date === body.date && clockOf(shift.start_time) === body.start_time;
  const whole = {
    ...body,
    job_id: shift.job_id,
    name: shift.name,
    type: shift.type,
    description: shift.description,
    is_overnight: bit(shift.is_overnight && body.end_time <= body.start_time),
    is_holiday: bit(shift.is_holiday && shift.date === body.date),
    // When clocks go back, a local time occurs twice: a shift that keeps its time also keeps its `fold`.
    fold: staysAt ? wallOf(shift.start_at, shift.time_zone).fold : (0 as const),
    status: shift.status === 'draft' || (body.worker_id === null && shift.worker_id !== null) ? ('draft' as const) : null,
    wake_ups: null,
  };
  try {
    return onRoster(await editShift({ ...context, body: whole }));
  } catch (error) {
    if (error instanceof ApiError && error.details.error === 'stale') throw await staleWith(context);
    throw error;
  }
}

/** 422 `stale` with the current shift, so that a page can show what changed. */
async function staleWith({ params, user, services }: Placing): Promise<ApiError> {
  const shift = onRoster(await getShift(services.db, user, params.id));
  return new ApiError(CODE.validation, text('error.stale'), { error: 'stale', data: { shift } });
}

const onRoster = (shift: Shift): RosterShift => ({
  id: shift.id,
  name: shift.name,
  date: shift.date,
  start_time: shift.start_time,
  end_time: shift.end_time,
  start_at: shift.start_at,
  minutes: (Date.parse(shift.end_at) - Date.parse(shift.start_at)) / 60_000,
  type: shift.type,
  status: shift.status,
  worker_id: shift.worker?.id ?? null,
  job_id: shift.job.id,
  house_id: shift.house.id,
  total_cost: shift.total_cost,
  version: shift.version ?? 0,
});
