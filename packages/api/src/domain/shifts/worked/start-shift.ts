import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { START_EARLY_MINUTES, type workedShifts as calls } from '@careloom/contract/resources/worked-shifts';
import { MINUTE } from '@careloom/pay/wall-time';
import { eq, sql } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context, Writing } from '../../../platform/http/context';
import { unprocessable } from '../../../platform/http/errors';
import { announceShifts } from '../announce-shifts';
import { getShiftDetail } from '../get-shift-detail';
import type { LockedShift } from '../shift-record';
import { lockOpenShift, pressedAt } from './own-shift';

/**
 * The worker starts their own shift, which is in progress from then on. The pay stays as planned until the worker finishes the shift.
 * @throws 404 for another worker's shift; 422 too early, too late, or when it was submitted
 */
export function startShift({ body, user, services }: Context<typeof calls.start>): Writing<typeof calls.start> {
  return async (tx): Promise<ShiftDetail> => {
    const shift = await lockOpenShift(tx, user, body.id);
    if (shift.started_at === null) {
      const at = pressedAt(body.at, services.clock.now());
      checkTime(shift, at);
      const status = shift.status === 'completed' ? ('completed' as const) : ('in_progress' as const);
      await tx
        .update(shifts)
        .set({ status, started_at: at, version: sql`${shifts.version} + 1` })
        .where(eq(shifts.id, shift.id));
      await announceShifts(tx, user, [shift.id]);
    }
    return getShiftDetail(tx, user, shift.id);
  };
}

function checkTime({ start_at, end_at }: LockedShift, at: Date): void {
  if (at.getTime() < start_at.getTime() - START_EARLY_MINUTES * MINUTE)
    throw unprocessable('shift.too_early', { minutes: START_EARLY_MINUTES });
  if (at >= end_at) throw unprocessable('shift.start_over');
}
