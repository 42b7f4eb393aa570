import type { State } from '@careloom/pay/day-type';
import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { text } from '../../platform/http/text';
import { localDay } from '../../platform/clock/local-day';
import { inWords } from '../../platform/serialize/values';
import { jobsWithin } from '../jobs/job-record';

/** The job and house of a shift. */
export interface Place {
  job_id: number;
  house_id: number;
  time_zone: string;
  state: State;
  region: string | null;
  /** The days of the job; `end_date` is null for an open-ended one. */
  start_date: string;
  end_date: string | null;
  /** The local day on which the job was closed or archived; null for a current one. */
  last_day: string | null;
  /** When the job was closed or archived. */
  over?: Date | null;
  /** Whether the house is no longer in use. */
  unused?: boolean;
}

/** The requested jobs within a user's scope, by id. */
export async function readPlaces(executor: Executor, user: CurrentUser, jobIds: readonly number[]): Promise<Map<number, Place>> {
  if (jobIds.length === 0) return new Map();
  const rows = await executor
    .select({ job: jobs, house: houses, state: states })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .innerJoin(states, eq(states.id, houses.state_id))
    .where(and(inArray(jobs.id, [...new Set(jobIds)]), jobsWithin(user)));
  return new Map(
    rows.map(({ job, house, state }): [number, Place] => {
      const time_zone = house.time_zone ?? state.time_zone;
      const over = job.closed_at ?? job.archived_at;
      const last_day = over && localDay(over, time_zone);
      const unused = !house.is_active || house.deleted_at !== null;
      const { start_date, end_date } = job;
      const at = { house_id: house.id, time_zone, state: state.code as State, region: house.holiday_region };
      return [job.id, { job_id: job.id, ...at, start_date, end_date, last_day, over, unused }];
    }),
  );
}

/** Why a job can have no shift on a day; undefined when it can. */
export function outsideOfJob(
  { start_date, end_date, last_day }: Pick<Place, 'start_date' | 'end_date' | 'last_day'>,
  day: string,
): string | undefined {
  if (last_day !== null && day > last_day) return text('rule.shift.job_over');
  if (day < start_date) return text('rule.shift.before_job', { date: inWords(start_date) });
  if (end_date !== null && day > end_date) return text('rule.shift.after_job', { date: inWords(end_date) });
  return undefined;
}
