import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { type PlacedShift, placedShifts } from '../shifts/lock-not-worked';
import { pricedAgain, writePrices } from '../shifts/price-again';

/**
 * Prices the shifts of days by the calendar as it is now, at the rates that their pay levels have now and the fee that each has. What is
 * approved or invoiced keeps its price, and so does what would cost the same for the same reasons.
 * @param days whose holidays changed
 * @throws 422 where a pay level has no rate for what is no holiday any more
 */
export async function priceAnew(tx: Tx, user: CurrentUser, days: readonly Day[]): Promise<void> {
  if (days.length > 0) await writePrices(tx, user, await pricedAgain(tx, await lockTouched(tx, days)));
}

/** When and where a holiday is, or was. */
export interface Day {
  state_id: number;
  date: string;
  region: string | null;
}

/** Not approved yet, so that its price may still change. */
const OPEN = ['draft', 'published', 'confirmed', 'in_progress', 'completed', 'submitted'] as const;

/**
 * The shifts that reach into days and that nobody approved, with where they are worked; nobody else changes them until the
 * transaction ends. One of the night before reaches into the day where it ends after midnight.
 */
export const lockTouched = async (tx: Tx, days: readonly Day[]): Promise<PlacedShift[]> => {
  const found = await placedShifts(tx)
    .where(and(inArray(shifts.status, OPEN), isNull(shifts.approved_at), isNull(shifts.invoice_id), or(...days.map(touched))))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
  // A day of the calendar moves no shift: what was worked by a clock stays in it.
  return found.map((placed) => ({ ...placed, time_zone: placed.shift.time_zone }));
};

function touched({ state_id, date, region }: Day): SQL | undefined {
  const fromNightBefore = and(sql`${shifts.date} = ${date}::date - 1`, shifts.is_overnight, gt(shifts.end_time, '00:00'));
  return and(
    eq(houses.state_id, state_id),
    region === null ? undefined : eq(houses.holiday_region, region),
    or(eq(shifts.date, date), fromNightBefore),
  );
}
