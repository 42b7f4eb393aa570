import type { State } from '@careloom/pay/day-type';
import type { PricedShift } from '@careloom/pay/price-shift';
import { inArray } from 'drizzle-orm';
import { yieldToEventLoop } from '../../platform/event-loop';
import type { CurrentUser } from '../../platform/http/current-user';
import { insertRows, updateRows } from '../../platform/db/insert-rows';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { databaseCode } from '../../platform/http/database-errors';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { holidayCalendar } from '../organisation/holiday-calendar';
import { bit, clockOf } from '../../platform/serialize/values';
import { announceShifts } from './announce-shifts';
import type { PlacedShift } from './lock-not-worked';
import { type Hours, price, pricedColumns, segmentRows, type Terms } from './price';
import { levelsOf } from './read-workers';
import { readWakeUps, wallOf, type Woken, writeWakeUps } from './wake-ups';

/** A shift with its current price. */
export interface PricedAgain {
  shift: PlacedShift['shift'];
  priced: PricedShift;
  columns: ReturnType<typeof pricedColumns>;
  wake_ups: readonly Woken[];
}

/**
 * Prices shifts with the current calendar, pay levels and places, and each shift's own fee. Writes nothing.
 * @returns the shifts whose price, pay lines or time would change
 * @throws 422 when a pay level has no rate for part of a shift, or a local time does not exist in the house's time zone
 */
export async function pricedAgain(tx: Tx, placed: readonly PlacedShift[]): Promise<PricedAgain[]> {
  return placed.length === 0 ? [] : differing(tx, await priceAll(tx, placed));
}

/** Writes new prices and notifies open pages. @throws 422 when another time zone makes a shift overlap one of its worker elsewhere */
export async function writePrices(tx: Tx, user: CurrentUser, changed: readonly PricedAgain[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ shift }) => shift.id);
  const moved = changed.filter(({ shift, columns }) => shift.start_at.getTime() !== columns.start_at.getTime());
  // Shifts that all move could overlap each other's old times: they are marked as cancelled until all are written.
  if (moved.length > 0) await tx.update(shifts).set({ status: 'cancelled' }).where(inArray(shifts.id, ids));
  await updateRows(tx, shifts, changed.map(rowOf)).catch((error: unknown) => refuseOverlap(error, moved));
  await tx.delete(shiftSegments).where(inArray(shiftSegments.shift_id, ids));
  await insertRows(
    tx,
    shiftSegments,
    changed.flatMap(({ shift, priced }) => segmentRows(shift.id, priced)),
  );
  for (const { shift, columns, wake_ups } of moved) await writeWakeUps(tx, shift.id, columns, wake_ups);
  await announceShifts(tx, user, ids);
}

const rowOf = ({ shift, columns }: PricedAgain) => ({
  id: shift.id,
  status: shift.status,
  time_zone: columns.time_zone,
  start_at: columns.start_at,
  end_at: columns.end_at,
  minutes: columns.minutes,
  rate_type: columns.rate_type,
  cost_cents: columns.cost_cents,
  fee_cents: columns.fee_cents,
  engine_version: columns.engine_version,
  version: shift.version + 1,
});

const OVERLAP = '23P01';

function refuseOverlap(error: unknown, [first]: readonly PricedAgain[]): never {
  throw first && databaseCode(error) === OVERLAP ? notPriced(first.shift, text('shift.not_reassignable')) : error;
}

async function priceAll(tx: Tx, placed: readonly PlacedShift[]): Promise<PricedAgain[]> {
  const all = placed.map(({ shift }) => shift);
  const levels = await levelsOf(
    tx,
    all.flatMap(({ pay_level_id }) => pay_level_id ?? []),
  );
  const woken = await readWakeUps(tx, all);
  const dates = all.map(({ date }) => date).sort();
  const states = [...new Set(placed.map(({ state }) => state as State))];
  const holidays = await holidayCalendar(tx, { states, from: dates[0] ?? '', to: dates.at(-1) ?? '' });
  const again: PricedAgain[] = [];
  for (const { shift, state, region, time_zone } of placed) {
    await yieldToEventLoop();
    const level = levels.get(shift.pay_level_id ?? 0);
    // A shift without a worker has no pay level: it is priced once it has a worker.
    if (!level) continue;
    const { job_id, house_id, fee_percent: fee } = shift;
    const place = { job_id, house_id, time_zone, state: state as State, region };
    const terms: Terms = { place, level, holidays, fee };
    const wake_ups = woken.get(shift.id) ?? [];
    const hours = { ...hoursOf(shift), wake_ups };
    const priced = price(hours, terms);
    if ('fault' in priced) throw notPriced(shift, text(priced.fault.key, { attribute: priced.fault.field }));
    again.push({ shift, priced, columns: pricedColumns(hours, priced, terms), wake_ups });
  }
  return again;
}

/** The hours of a shift as they are written, without its wake-ups. */
export const hoursOf = ({
  date,
  start_time,
  end_time,
  type,
  is_holiday,
  start_at,
  end_at,
  time_zone,
}: typeof shifts.$inferSelect): Hours => ({
  date,
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  type,
  is_holiday: bit(is_holiday),
  fold: wallOf(start_at, time_zone).fold || wallOf(end_at, time_zone).fold,
});

const notPriced = ({ name, date }: PlacedShift['shift'], reason: string) => unprocessable('holiday.not_priced', { name, date, reason });

/** The shifts whose time, day type, rate or amount changes. */
async function differing(tx: Tx, again: readonly PricedAgain[]): Promise<PricedAgain[]> {
  const lines = await tx
    .select()
    .from(shiftSegments)
    .where(
      inArray(
        shiftSegments.shift_id,
        again.map(({ shift }) => shift.id),
      ),
    );
  const present = new Set(lines.map(keyOf));
  return again.filter(
    ({ shift, priced, columns }) =>
      shift.time_zone !== columns.time_zone || segmentRows(shift.id, priced).some((line) => !present.has(keyOf(line))),
  );
}

type Line = Pick<typeof shiftSegments.$inferSelect, 'shift_id' | 'position' | 'start_at' | 'end_at' | 'part' | 'day_type' | 'rate_type'> &
  Pick<typeof shiftSegments.$inferSelect, 'rate_cents' | 'amount_cents'>;

const keyOf = ({ shift_id, position, start_at, end_at, part, day_type, rate_type, rate_cents, amount_cents }: Line) =>
  [shift_id, position, start_at.getTime(), end_at.getTime(), part, day_type, rate_type, rate_cents, amount_cents].join();
