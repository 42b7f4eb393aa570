import type { ApplicantFit } from '@careloom/contract/resources/applicants';
import { and, eq, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import { countOf } from '../../platform/list/aggregate';
import { distanceBetween } from '../post-codes/distance';

/** How many days ahead a job is compared with the roster: few shifts are planned further ahead. */
const DAYS_AHEAD = 28;

const ofWorker = and(eq(shifts.worker_id, applications.worker_id), ne(shifts.status, 'cancelled'));

/** The times when a job needs a worker: its first four weeks, from its start or from today, in the house's local time. */
const occurrences = (jobId: number, today: string) => {
  const first = sql`greatest(${jobs.start_date}, ${today}::date)`;
  const last = sql`least(coalesce(${jobs.end_date}, ${first} + ${DAYS_AHEAD - 1}::int), ${first} + ${DAYS_AHEAD - 1}::int)`;
  const nextDay = sql`case when ${jobs.end_time} <= ${jobs.start_time} then 1 else 0 end`;
  return sql`
    select each_day::date as day, to_char(each_day, 'fmday') as weekday,
      tstzrange(
        (each_day::date + ${jobs.start_time}) at time zone ${states.time_zone},
        (each_day::date + ${nextDay} + ${jobs.end_time}) at time zone ${states.time_zone}
      ) as during
    from ${jobs}
    inner join ${houses} on ${houses.id} = ${jobs.house_id}
    inner join ${states} on ${states.id} = ${houses.state_id}
    cross join lateral generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') each_day
    where ${jobs.id} = ${jobId} and (${jobs.when_needed} = 'flexible' or to_char(each_day, 'fmday') = any(${jobs.days}))`;
};

type Days = Pick<ApplicantFit, 'days' | 'days_free' | 'busy_days' | 'first_clash'>;

/** The number of weekdays on which the job needs a worker, and of those on which another shift of the worker overlaps. */
const daysOf = (jobId: number, today: string): SQL<Days> => sql<Days>`(
  select json_build_object(
    'days', count(distinct weekday)::int,
    'days_free', (count(distinct weekday) - count(distinct weekday) filter (where taken))::int,
    'busy_days', coalesce(json_agg(distinct weekday) filter (where taken), '[]'::json),
    'first_clash', min(day) filter (where taken)
  )
  from (
    select day, weekday, exists (select 1 from ${shifts} where ${ofWorker} and ${shifts.during} && needed.during) as taken
    from (${occurrences(jobId, today)}) needed
  ) each_day)`;

/** The number of shifts that the worker has worked in the house of the job. */
const houseShifts = (jobId: number, now: Date): SQL<number> =>
  countOf(sql`from ${shifts} where ${and(ofWorker, lt(shifts.end_at, now), notInArray(shifts.status, ['draft']))}
    and ${shifts.house_id} = (select ${jobs.house_id} from ${jobs} where ${jobs.id} = ${jobId})`);

/** The minutes that the worker is rostered for, Monday to Sunday, in the week when the job begins, or in the current week. */
const weekMinutes = (jobId: number, today: string): SQL<number> => sql<number>`(
  select coalesce(sum(${shifts.minutes}), 0)::int from ${shifts}
  inner join ${jobs} on ${jobs.id} = ${jobId}
  where ${ofWorker} and date_trunc('week', ${shifts.date}::timestamp) = date_trunc('week', greatest(${jobs.start_date}, ${today}::date)::timestamp))`;

const housePostCode = (jobId: number): SQL<string | null> => sql<string | null>`(
  select ${houses.post_code} from ${jobs} inner join ${houses} on ${houses.id} = ${jobs.house_id} where ${jobs.id} = ${jobId})`;

/** The columns that show how well the worker of an application fits. @param today in the organisation's time zone */
export const fitColumns = (jobId: number, today: string, now: Date) => ({
  fit_days: daysOf(jobId, today),
  house_shifts: houseShifts(jobId, now),
  week_minutes: weekMinutes(jobId, today),
  post_code: users.post_code,
  house_post_code: housePostCode(jobId),
});

export interface FitRow {
  fit_days: Days;
  house_shifts: number;
  week_minutes: number;
  post_code: string | null;
  house_post_code: string | null;
}

export const fitOf = ({ fit_days, house_shifts, week_minutes, post_code, house_post_code }: FitRow): ApplicantFit => ({
  ...fit_days,
  house_shifts,
  week_hours: week_minutes / 60,
  distance_km: distanceBetween(post_code, house_post_code),
});

/**
 * The ranking of applicants, criterion after criterion, highest first: still available, agreement in force, more days free, knows the
 * house. There is no score: each criterion is visible in the row.
 */
export const byFit = (columns: ReturnType<typeof fitColumns>, agreementInForce: SQL): SQL[] => [
  sql`${applications.status} not in ('not_selected', 'withdrawn')`,
  agreementInForce,
  sql`(${columns.fit_days} ->> 'days_free')::int`,
  sql`${columns.house_shifts} > 0`,
];
