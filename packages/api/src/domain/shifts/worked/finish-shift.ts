import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import type { workedShifts as calls } from '@careloom/contract/resources/worked-shifts';
import { MINUTE } from '@careloom/pay/wall-time';
import { eq, sql } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { Context, Writing } from '../../../platform/http/context';
import { databaseCode } from '../../../platform/http/database-errors';
import { invalidField, unprocessable } from '../../../platform/http/errors';
import { announceShifts } from '../announce-shifts';
import { getShiftDetail } from '../get-shift-detail';
import { changesPay } from '../paid-change';
import { writeSegments } from '../segments';
import { readWakeUps } from '../wake-ups';
import { checkBegun, lockOpenShift, pressedAt } from './own-shift';
import { foldOf, priceWorked } from './price-worked';

/** The tolerance for inexact phone clocks. In milliseconds. */
export const TOLERANCE = 5 * MINUTE;
const OVERLAP = '23P01';

/**
 * The worker records the hours of their own shift; it is completed and priced by these hours. Until it is submitted, it can be finished
 * again with other hours.
 * @throws 404 for another worker's shift; 422 before it begins, for future or impossible hours, and when it was submitted
 */
export function finishShift({ body, user, services }: Context<typeof calls.finish>): Writing<typeof calls.finish> {
  return async (tx): Promise<ShiftDetail> => {
    const now = services.clock.now();
    const shift = await lockOpenShift(tx, user, body.id);
    checkBegun(shift, now);
    const { start_time, end_time } = body;
    const fold = foldOf(shift, body.fold, [
      [start_time, 0],
      [end_time, end_time <= start_time ? 1 : 0],
    ]);
    const wake_ups = (await readWakeUps(tx, [shift])).get(shift.id) ?? [];
    const { priced, columns } = await priceWorked(tx, shift, { start_time, end_time, fold, wake_ups });
    if (columns.end_at.getTime() > now.getTime() + TOLERANCE) throw invalidField('end_time', 'rule.shift.not_over_yet');
    const isChanged = changesPay(shift, { ...columns, worker_id: shift.worker_id }, wake_ups, wake_ups);
    await write(tx, shift.id, {
      ...columns,
      status: 'completed',
      finished_at: pressedAt(body.at, now),
      ...(isChanged && { changed_by_id: user.id }),
    });
    await writeSegments(tx, shift.id, priced);
    await announceShifts(tx, user, [shift.id]);
    return getShiftDetail(tx, user, shift.id);
  };
}

const write = (tx: Tx, id: number, columns: Partial<typeof shifts.$inferInsert>) =>
  tx
    .update(shifts)
    .set({ ...columns, version: sql`${shifts.version} + 1` })
    .where(eq(shifts.id, id))
    .catch((error: unknown) => {
      throw databaseCode(error) === OVERLAP ? unprocessable('shift.overlaps_own') : error;
    });
