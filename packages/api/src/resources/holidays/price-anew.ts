import type { State } from '@careloom/pay/day-type';
import type { PricedShift } from '@careloom/pay/price-shift';
import { inArray } from 'drizzle-orm';
import { breathe } from '../../breathe';
import type { CurrentUser } from '../../auth/current-user';
import { insertRows, updateRows } from '../../db/insert-rows';
import { shifts, shiftSegments } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { unprocessable } from '../../http/errors';
import { text } from '../../http/text';
import { holidayCalendar } from '../../organisation/holiday-calendar';
import { bit } from '../../wire/bit';
import { clockOf } from '../../wire/time';
import { announceShifts } from '../shifts/announce-shifts';
import { type Hours, price, pricedColumns, segmentRows, type Terms } from '../shifts/price';
import { levelsOf } from '../shifts/read-workers';
import { readWakeUps, wallOf } from '../shifts/wake-ups';
import { type Day, lockTouched, type Touched } from './lock-touched';

interface Anew {
  shift: Touched['shift'];
  priced: PricedShift;
  columns: ReturnType<typeof pricedColumns>;
}

/**
 * Prices the shifts of days by the calendar as it is now, at the rates that their pay levels have now and the fee that each has. What is
 * approved or invoiced keeps its price, and so does what would cost the same for the same reasons.
 * @param days whose holidays changed
 * @throws 422 where a pay level has no rate for what is no holiday any more
 */
export async function priceAnew(tx: Tx, user: CurrentUser, days: readonly Day[]): Promise<void> {
  const touched = days.length === 0 ? [] : await lockTouched(tx, days);
  if (touched.length === 0) return;
  const changed = await differing(tx, await priceAll(tx, touched));
  if (changed.length === 0) return;
  const ids = changed.map(({ shift }) => shift.id);
  await updateRows(
    tx,
    shifts,
    changed.map(({ shift, columns: { rate_type, cost_cents, fee_cents, engine_version } }) => ({
      id: shift.id,
      rate_type,
      cost_cents,
      fee_cents,
      engine_version,
      version: shift.version + 1,
    })),
  );
  await tx.delete(shiftSegments).where(inArray(shiftSegments.shift_id, ids));
  await insertRows(
    tx,
    shiftSegments,
    changed.flatMap(({ shift, priced }) => segmentRows(shift.id, priced)),
  );
  await announceShifts(tx, user, ids);
}

async function priceAll(tx: Tx, touched: readonly Touched[]): Promise<Anew[]> {
  const all = touched.map(({ shift }) => shift);
  const levels = await levelsOf(
    tx,
    all.flatMap(({ pay_level_id }) => pay_level_id ?? []),
  );
  const woken = await readWakeUps(tx, all);
  const dates = all.map(({ date }) => date).sort();
  const states = [...new Set(touched.map(({ state }) => state as State))];
  const holidays = await holidayCalendar(tx, { states, from: dates[0] ?? '', to: dates.at(-1) ?? '' });
  const anew: Anew[] = [];
  for (const { shift, state, region } of touched) {
    await breathe();
    const level = levels.get(shift.pay_level_id ?? 0);
    // A plan for nobody yet: it is priced when it has a worker.
    if (!level) continue;
    const { job_id, house_id, time_zone, fee_percent: fee } = shift;
    const place = { job_id, house_id, time_zone, state: state as State, region, last_day: null };
    const terms: Terms = { place, level, holidays, fee };
    const hours = { ...hoursOf(shift), wake_ups: woken.get(shift.id) ?? [] };
    const priced = price(hours, terms);
    if ('fault' in priced) throw notPriced(shift, text(priced.fault.key, { attribute: priced.fault.field }));
    anew.push({ shift, priced, columns: pricedColumns(hours, priced, terms) });
  }
  return anew;
}

const hoursOf = ({ date, start_time, end_time, type, is_holiday, start_at, end_at, time_zone }: Touched['shift']): Hours => ({
  date,
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  type,
  is_holiday: bit(is_holiday),
  fold: wallOf(start_at, time_zone).fold || wallOf(end_at, time_zone).fold,
});

const notPriced = ({ name, date }: Touched['shift'], reason: string) => unprocessable('holiday.not_priced', { name, date, reason });

/** Those that another day type, rate or amount makes other than they are. */
async function differing(tx: Tx, anew: readonly Anew[]): Promise<Anew[]> {
  const lines = await tx
    .select()
    .from(shiftSegments)
    .where(
      inArray(
        shiftSegments.shift_id,
        anew.map(({ shift }) => shift.id),
      ),
    );
  const present = new Set(lines.map(keyOf));
  return anew.filter(({ shift, priced }) => segmentRows(shift.id, priced).some((line) => !present.has(keyOf(line))));
}

type Line = Pick<typeof shiftSegments.$inferSelect, 'shift_id' | 'position' | 'start_at' | 'end_at' | 'part' | 'day_type' | 'rate_type'> &
  Pick<typeof shiftSegments.$inferSelect, 'rate_cents' | 'amount_cents'>;

const keyOf = ({ shift_id, position, start_at, end_at, part, day_type, rate_type, rate_cents, amount_cents }: Line) =>
  [shift_id, position, start_at.getTime(), end_at.getTime(), part, day_type, rate_type, rate_cents, amount_cents].join();
