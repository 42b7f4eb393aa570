import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { type PlacedShift, placedShifts } from '../shifts/lock-not-worked';
import { type PricedAgain, pricedAgain, writePrices } from '../shifts/price-again';

/**
 * Prices the shifts on some days again with the current calendar, the current rates of their pay levels and each shift's own fee. Approved
 * or invoiced shifts keep their price, as do those whose price and pay lines would not change.
 * @param days whose holidays changed
 * @throws 422 when a pay level has no rate for time that is no longer a holiday
 */
export const priceAnew = async (tx: Tx, user: CurrentUser, days: readonly Day[]): Promise<void> =>
  writePrices(tx, user, await differing(tx, days));

/** The shifts on some days whose price would change, still to be written. @throws as `priceAnew` */
export const differing = async (tx: Tx, days: readonly Day[]): Promise<PricedAgain[]> =>
  days.length === 0 ? [] : pricedAgain(tx, await lockTouched(tx, days));

/** The day and state of a current or former holiday. */
export interface Day {
  state_id: number;
  date: string;
  region: string | null;
}

/** Not approved yet, so the price may still change. */
const OPEN = ['draft', 'published', 'confirmed', 'in_progress', 'completed', 'submitted'] as const;

/**
 * Locks the unapproved shifts that overlap some days until the transaction ends, and returns them with their houses. A shift of the night
 * before overlaps a day when it ends after midnight.
 */
export const lockTouched = async (tx: Tx, days: readonly Day[]): Promise<PlacedShift[]> => {
  const found = await placedShifts(tx)
    .where(and(inArray(shifts.status, OPEN), isNull(shifts.approved_at), isNull(shifts.invoice_id), or(...days.map(touched))))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
  // A calendar change does not move shifts: they keep the time zone they were planned in.
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
