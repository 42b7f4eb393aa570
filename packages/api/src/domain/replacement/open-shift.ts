import type { OpenShift } from '@careloom/contract/resources/replacements';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { bit, clockOf, isoOf, money } from '../../platform/serialize/values';

/** Shifts with their place and worker. A condition may use `shifts`, `jobs`, `houses` and `users`. */
export const selectOpen = (executor: Executor) =>
  executor
    .select({
      shift: shifts,
      worker: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      job: { id: jobs.id, name: jobs.name },
      house: { id: houses.id, name: houses.name },
      post_code: houses.post_code,
    })
    .from(shifts)
    .innerJoin(jobs, eq(jobs.id, shifts.job_id))
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(users, eq(users.id, shifts.worker_id));

export type OpenRow = Awaited<ReturnType<typeof selectOpen>>[number];

export const openShiftOf = ({ shift, worker, job, house }: OpenRow): OpenShift => ({
  id: shift.id,
  name: shift.name,
  date: shift.date,
  start_time: clockOf(shift.start_time),
  end_time: clockOf(shift.end_time),
  start_at: isoOf(shift.start_at),
  end_at: isoOf(shift.end_at),
  time_zone: shift.time_zone,
  type: shift.type,
  is_overnight: bit(shift.is_overnight),
  status: shift.status,
  version: shift.version,
  worker,
  house,
  job,
  total_cost: money(shift.cost_cents),
});
