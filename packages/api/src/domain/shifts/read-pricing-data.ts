import type { HolidayCalendar } from '@careloom/pay/day-type';
import type { PayLevel } from '@careloom/pay/pay-level';
import type { Executor } from '../../platform/db/transaction';
import { feePercent } from '../settings/shift-percentage';
import { holidayCalendar } from '../organisation/holiday-calendar';
import type { Place } from './read-places';
import { readLevels, type Rostered } from './read-workers';

/** The data for pricing shifts of some places and workers. */
export interface PricingData {
  levels: ReadonlyMap<number, PayLevel>;
  /** By state. */
  holidays: ReadonlyMap<string, HolidayCalendar>;
  fee: number;
}

/** Reads the pricing data of all shifts in a few statements. @param days on which they start */
export async function readPricingData(
  executor: Executor,
  places: readonly Place[],
  workers: readonly Rostered[],
  days: readonly string[],
): Promise<PricingData> {
  const sorted = days.toSorted();
  const states = [...new Set(places.map(({ state }) => state))];
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)];
  const calendar = states.length === 0 || from === '' ? undefined : await holidayCalendar(executor, { states, from, to });
  const holidays = new Map(
    states.map((state): [string, HolidayCalendar] => [
      state,
      { version: '', ...calendar, days: calendar?.days.filter((day) => day.state === state) ?? [] },
    ]),
  );
  return { levels: await readLevels(executor, workers), holidays, fee: await feePercent(executor) };
}
