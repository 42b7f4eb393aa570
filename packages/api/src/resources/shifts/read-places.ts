import type { State } from '@careloom/pay/day-type';
import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import { states } from '../../db/schema/states';
import type { Executor } from '../../db/transaction';
import { localDay } from '../../organisation/local-day';
import { jobsWithin } from '../jobs/job-scope';

/** Where and for what a shift is worked. */
export interface Place {
  job_id: number;
  house_id: number;
  time_zone: string;
  state: State;
  region: string | null;
  /** The last local day that can have shifts; null while the job goes on. */
  last_day: string | null;
  /** When the job was closed or archived. */
  over?: Date | null;
  /** Whether the house is not in use any more. */
  unused?: boolean;
}

/** The jobs within a user's reach, of those asked for, by id. */
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
      return [
        job.id,
        { job_id: job.id, house_id: house.id, time_zone, state: state.code as State, region: house.holiday_region, last_day, over, unused },
      ];
    }),
  );
}
