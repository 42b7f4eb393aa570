import { shiftLabels } from '@careloom/contract/resources/shifts';
import type { State } from '@careloom/pay/day-type';
import type { PricedShift } from '@careloom/pay/price-shift';
import { type Fold, instantsOf, localMidnight, MINUTE, minutesOf } from '@careloom/pay/wall-time';
import { eq } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import { invalidField } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { bit } from '../../../platform/serialize/values';
import { holidayCalendar } from '../../organisation/holiday-calendar';
import { placedShifts } from '../lock-not-worked';
import { type Fault, price, pricedColumns } from '../price';
import { levelsOf } from '../read-workers';
import type { LockedShift } from '../shift-record';
import type { Woken } from '../wake-ups';

/** The hours of a shift as its worker enters them, in the house's local time. */
export interface WorkedHours {
  start_time: string;
  end_time: string;
  fold: Fold;
  wake_ups: readonly Woken[];
}

interface Worked {
  priced: PricedShift;
  columns: ReturnType<typeof pricedColumns>;
}

/**
 * Prices worked hours with the pay level, the fee and the time zone that the shift already has.
 * @throws 422 at `start_time`, `end_time` or `wake_ups` for impossible hours
 */
export async function priceWorked(tx: Tx, shift: LockedShift, worked: WorkedHours): Promise<Worked> {
  const [placed] = await placedShifts(tx).where(eq(shifts.id, shift.id));
  const level = (await levelsOf(tx, shift.pay_level_id === null ? [] : [shift.pay_level_id])).get(shift.pay_level_id ?? 0);
  if (!placed || !level) throw new Error(`Shift ${shift.id} has a worker and no pay level.`);
  const { job_id, house_id, fee_percent: fee, date, type, time_zone, is_holiday } = shift;
  const place = { job_id, house_id, time_zone, state: placed.state as State, region: placed.region };
  const holidays = await holidayCalendar(tx, { states: [place.state], from: date, to: date });
  const hours = { ...worked, date, type, is_holiday: bit(is_holiday) };
  const priced = price(hours, { place, level, holidays, fee });
  if ('fault' in priced) throw atField(priced.fault);
  return { priced, columns: pricedColumns(hours, priced, { place, fee }) };
}

const FIELDS = { start_time: text(shiftLabels.start_time), end_time: text(shiftLabels.end_time) } as const;

/** Reports errors at the form's two times, also those of a wake-up, because it is sent separately. */
function atField({ field, key }: Fault) {
  const last = field.split('.').at(-1);
  return invalidField(last === 'end_time' ? 'end_time' : 'start_time', key, {
    attribute: last === 'end_time' ? FIELDS.end_time : FIELDS.start_time,
  });
}

/**
 * Which occurrence of a local time is meant, when clocks go back and it occurs twice.
 * @param days the day of each time: 0 for the day of the shift, 1 for the next
 * @throws 422 at `fold` when it is missing
 */
export function foldOf(
  { date, time_zone }: LockedShift,
  chosen: Fold | null,
  times: readonly (readonly [time: string, days: 0 | 1])[],
): Fold {
  const twice = times.find(([time, days]) => {
    const local = localMidnight(date, 'date') + (days * 1440 + minutesOf(time, 'start_time')) * MINUTE;
    return instantsOf(local, time_zone).length === 2;
  });
  if (twice && chosen === null) throw invalidField('fold', 'rule.shift.twice', { time: twice[0] });
  return chosen ?? 0;
}
