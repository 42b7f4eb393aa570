import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import { eq, sql } from 'drizzle-orm';
import { payLevels, payLevelTimings } from '../../platform/db/schema/agreements';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { listOfRows } from '../../platform/list/aggregate';
import { total } from '../../platform/list/page-of';
import { bit, clockOf, money } from '../../platform/serialize/values';

/** A level without timings has one from midnight to midnight at a rate of zero. */
const NONE: TimingRow = { start_time: '00:00', end_time: '00:00', is_overnight: false, hourly_cents: 0 };

const timingOf = ({ start_time, end_time, is_overnight, hourly_cents }: TimingRow) => ({
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  is_overnight: bit(is_overnight),
  pay_rate: money(hourly_cents),
});

export function payLevelOf({ level, timings }: PayLevelRow): PayLevel {
  const main = timings[0] ?? NONE;
  const rateOf = (overnight: boolean) => money((timings.find(({ is_overnight }) => is_overnight === overnight) ?? main).hourly_cents);
  return {
    id: level.id,
    name: level.name,
    ...timingOf(main),
    timings: timings.map(timingOf),
    saturday_rate: money(level.saturday_cents),
    sunday_rate: money(level.sunday_cents),
    holiday_rate: money(level.holiday_cents),
    sleep_over: money(level.sleep_over_cents),
    active_night: money(level.active_night_cents),
    weekday_rate: rateOf(false),
    weekend_rate: money(level.saturday_cents),
    overnight_rate: rateOf(true),
    crossing: level.crossing,
  };
}

export interface TimingRow {
  start_time: string;
  end_time: string;
  is_overnight: boolean;
  hourly_cents: number;
}

/** The weekday bands of a level, the default first. */
export const timings = listOfRows<TimingRow>(sql`
  select ${payLevelTimings.start_time}, ${payLevelTimings.end_time}, ${payLevelTimings.is_overnight}, ${payLevelTimings.hourly_cents}
  from ${payLevelTimings} where ${payLevelTimings.pay_level_id} = ${payLevels.id}
  order by ${payLevelTimings.is_default} desc, ${payLevelTimings.id}`);

/** Pay levels with their timings, one row each. */
export const selectPayLevels = (executor: Executor) => executor.select({ level: payLevels, timings, total }).from(payLevels);

export type PayLevelRow = Awaited<ReturnType<typeof selectPayLevels>>[number];

/** @throws 404 */
export async function readPayLevel(executor: Executor, id: number): Promise<PayLevel> {
  const [row] = await selectPayLevels(executor).where(eq(payLevels.id, id));
  if (!row) throw notFound();
  return payLevelOf(row);
}
