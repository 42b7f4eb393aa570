import { type RosteredShift, type RosterWarning, mondayOf, rosterWarnings } from '@careloom/pay/roster';
import { sleepOverWindow } from '@careloom/pay/sleep-over';
import { isoOf, localMidnight } from '@careloom/pay/wall-time';
import { yieldToEventLoop } from '../../platform/event-loop';
import { and, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { groupBy } from '../../platform/list/group';
import { partsOf } from '../../platform/list/in-parts';
import { addDays } from '../../platform/clock/local-day';

/** A shift for roster rules; rows of a sheet that are not shifts yet have negative ids. */
export type OnRoster = Pick<typeof shifts.$inferSelect, 'id' | 'worker_id' | 'date' | 'start_at' | 'end_at' | 'type' | 'time_zone'>;

/** The number of shifts whose surroundings are queried at once. */
const PART = 100;

/** Whether a worker has a casual full-time job. */
export const isCasualFullTime = (worker: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${jobs} where ${and(
    sql`${jobs.worker_id} = ${worker}`,
    eq(jobs.type, 'casual_full_time'),
    eq(jobs.status, 'assigned'),
    isNull(jobs.archived_at),
  )})`;

/**
 * The roster warnings of one shift.
 * @param around the worker's other shifts from two days before its week to two days after it
 */
export function warningsBeside(shift: OnRoster, around: readonly OnRoster[], casual: boolean): RosterWarning[] {
  const roster = [...around.filter(({ id }) => id !== shift.id), shift].map(rostered);
  return rosterWarnings(roster, { casual_full_time: casual }).filter((warning) => isOf(shift, warning));
}

/**
 * The roster warnings of rows of a sheet, by their ids, considering each worker's other shifts in the sheet and in the database.
 * @param replaced ids of shifts that the rows replace
 */
export async function warningsOnRoster(
  executor: Executor,
  asked: readonly OnRoster[],
  replaced: ReadonlySet<number> = new Set(),
): Promise<Map<number, RosterWarning[]>> {
  const own = asked.filter(({ worker_id }) => worker_id !== null);
  const around: Awaited<ReturnType<typeof readAround>> = [];
  for (const part of partsOf(own, PART)) {
    await yieldToEventLoop();
    around.push(...(await readAround(executor, part)));
  }
  const present = new Set([...replaced, ...own.map(({ id }) => id)]);
  const aroundWorker = groupBy(around, ({ worker_id }) => worker_id);
  const found = new Map<number, RosterWarning[]>();
  for (const [worker, mine] of groupBy(own, ({ worker_id }) => worker_id)) {
    await yieldToEventLoop();
    const rows = aroundWorker.get(worker ?? 0) ?? [];
    const others = rows.flatMap(({ shift }) => (shift && !present.has(shift.id) ? [shift] : []));
    const roster = [...new Map([...others, ...mine].map((one) => [one.id, rostered(one)])).values()];
    const warnings = rosterWarnings(roster, { casual_full_time: rows.some(({ casual }) => casual) });
    for (const one of mine) {
      const ofThis = warnings.filter((warning) => isOf(one, warning));
      found.set(one.id, ofThis);
    }
  }
  return found;
}

/** Whether a warning concerns a shift. Weekly warnings are only valid for the week of the shift, because the other weeks are incomplete. */
const isOf = ({ id, date }: OnRoster, warning: RosterWarning) =>
  warning.shift_ids.some((one) => one === id) && (!('week' in warning) || warning.week === mondayOf(date));

/** Every worker's shifts in the weeks of the requested ones, and whether they are casual full time. */
function readAround(executor: Executor, asked: readonly OnRoster[]) {
  const weeks = asked.map(({ worker_id, date }) => ({ worker_id, from: addDays(mondayOf(date), -2), to: addDays(mondayOf(date), 9) }));
  const rows = [...new Map(weeks.map((week) => [JSON.stringify(week), week])).values()];
  const week = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as week(worker_id int, "from" timestamptz, "to" timestamptz)`;
  const { id, worker_id, date, start_at, end_at, type, time_zone } = shifts;
  return executor
    .select({
      worker_id: sql<number>`week.worker_id`,
      casual: isCasualFullTime(sql`week.worker_id`),
      shift: { id, worker_id, date, start_at, end_at, type, time_zone },
    })
    .from(week)
    .leftJoin(
      shifts,
      and(
        sql`${shifts.worker_id} = week.worker_id`,
        gte(start_at, sql`week."from"`),
        lt(start_at, sql`week."to"`),
        ne(shifts.status, 'cancelled'),
      ),
    );
}

function rostered({ id, date, start_at, end_at, type, time_zone }: OnRoster): RosteredShift {
  const whole = { start_at: start_at.toISOString(), end_at: end_at.toISOString() };
  return {
    id,
    date,
    kind: type,
    ...whole,
    segments: type === 'sleep_over' ? sidesOf({ date, start_at, end_at, time_zone }) : [{ ...whole, part: 'work' }],
  };
}

/** A sleep over together with the work before and after it. */
function sidesOf({
  date,
  start_at,
  end_at,
  time_zone,
}: Pick<OnRoster, 'date' | 'start_at' | 'end_at' | 'time_zone'>): RosteredShift['segments'] {
  const shift = { start: start_at.getTime(), end: end_at.getTime() };
  const night = sleepOverWindow(localMidnight(date, 'date'), shift, time_zone);
  const part = (start: number, end: number, name: 'work' | 'sleep_over') =>
    start < end ? [{ start_at: isoOf(start), end_at: isoOf(end), part: name }] : [];
  return [...part(shift.start, night.start, 'work'), ...part(night.start, night.end, 'sleep_over'), ...part(night.end, shift.end, 'work')];
}
