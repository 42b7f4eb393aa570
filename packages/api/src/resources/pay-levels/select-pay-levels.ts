import { sql } from 'drizzle-orm';
import { payLevels, payLevelTimings } from '../../db/schema/agreements';
import type { Executor } from '../../db/transaction';
import { listOfRows } from '../../list/aggregate';
import { total } from '../../list/page-of';

export interface TimingRow {
  start_time: string;
  end_time: string;
  is_overnight: boolean;
  hourly_cents: number;
}

/** The weekday bands of a level, the default one first. */
export const timings = listOfRows<TimingRow>(sql`
  select ${payLevelTimings.start_time}, ${payLevelTimings.end_time}, ${payLevelTimings.is_overnight}, ${payLevelTimings.hourly_cents}
  from ${payLevelTimings} where ${payLevelTimings.pay_level_id} = ${payLevels.id}
  order by ${payLevelTimings.is_default} desc, ${payLevelTimings.id}`);

/** Pay levels with their timings, one row each. */
export const selectPayLevels = (executor: Executor) => executor.select({ level: payLevels, timings, total }).from(payLevels);

export type PayLevelRow = Awaited<ReturnType<typeof selectPayLevels>>[number];
