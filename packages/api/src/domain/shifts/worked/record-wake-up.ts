import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { MOST_WAKE_UPS, type workedShifts as calls } from '@careloom/contract/resources/worked-shifts';
import { SLEEP_OVER } from '@careloom/pay/sleep-over';
import { eq, sql } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context, Writing } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { clockOf } from '../../../platform/serialize/values';
import { announceShifts } from '../announce-shifts';
import { getShiftDetail } from '../get-shift-detail';
import { writeSegments } from '../segments';
import { instantIn, readWakeUps, wallOf, type Woken, writeWakeUps } from '../wake-ups';
import { TOLERANCE } from './finish-shift';
import { checkBegun, lockOpenShift } from './own-shift';
import { foldOf, priceWorked } from './price-worked';

/**
 * The worker records a wake-up of their own sleep over, which reprices the shift at once. Repeating the same wake-up changes nothing.
 * @throws 404 for another worker's shift; 422 for another kind of shift, outside the night, in the future, or when it was submitted
 */
export function recordWakeUp({ body, user, services }: Context<typeof calls.wakeUp>): Writing<typeof calls.wakeUp> {
  return async (tx): Promise<ShiftDetail> => {
    const now = services.clock.now();
    const shift = await lockOpenShift(tx, user, body.id);
    checkBegun(shift, now);
    const { start_time, end_time, note } = body;
    const fold = foldOf(shift, body.fold, [
      [start_time, nightOf(start_time)],
      [end_time, nightOf(end_time)],
    ]);
    const before = (await readWakeUps(tx, [shift])).get(shift.id) ?? [];
    if (before.some(isSame({ start_time, end_time, fold, note }))) return getShiftDetail(tx, user, shift.id);
    if (before.length >= MOST_WAKE_UPS) throw invalidField('start_time', 'rule.shift.wake_ups_many', { most: MOST_WAKE_UPS });
    const wake_ups = [...before, { start_time, end_time, fold, note }];
    const { priced, columns } = await priceWorked(tx, shift, { ...hoursOf(shift), wake_ups });
    if (instantIn(shift, end_time, fold).getTime() > now.getTime() + TOLERANCE) throw invalidField('end_time', 'rule.shift.not_over_yet');
    await tx
      .update(shifts)
      .set({ ...columns, changed_by_id: user.id, version: sql`${shifts.version} + 1` })
      .where(eq(shifts.id, shift.id));
    await writeSegments(tx, shift.id, priced);
    await writeWakeUps(tx, shift.id, shift, wake_ups);
    await announceShifts(tx, user, [shift.id]);
    return getShiftDetail(tx, user, shift.id);
  };
}

/** A night begins on the day of the shift; times before its start are on the next day. */
const nightOf = (time: string): 0 | 1 => (time < SLEEP_OVER.start_time ? 1 : 0);

const isSame =
  (one: Woken) =>
  ({ start_time, end_time, fold = 0 }: Woken): boolean =>
    start_time === one.start_time && end_time === one.end_time && fold === one.fold;

/** The current hours of a shift; `fold` belongs to whichever end is ambiguous. */
const hoursOf = ({ start_time, end_time, start_at, end_at, time_zone }: typeof shifts.$inferSelect) => ({
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  fold: wallOf(start_at, time_zone).fold || wallOf(end_at, time_zone).fold,
});
