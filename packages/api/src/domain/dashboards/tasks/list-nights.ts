import type { Night, tasks as calls } from '@careloom/contract/resources/tasks';
import { and, asc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/identity';
import { houses } from '../../../platform/db/schema/places';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context } from '../../../platform/http/context';
import { clockOf } from '../../../platform/serialize/values';
import { shiftsWithin } from '../../shifts/shift-record';

/** Sleep overs and active nights of tonight: those that begin today in the house's time zone, and those still under way. */
export async function listNights({ services: { db, files, clock }, user }: Context<typeof calls.nights>): Promise<Night[]> {
  const now = clock.now();
  const beginsToday = sql`${shifts.date} = (${now.toISOString()}::timestamptz at time zone ${shifts.time_zone})::date`;
  const rows = await db
    .select({ shift: shifts, house: houses.name, worker: users })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(users, eq(users.id, shifts.worker_id))
    .where(
      and(
        shiftsWithin(user),
        inArray(shifts.type, ['sleep_over', 'active_night']),
        notInArray(shifts.status, ['draft', 'cancelled']),
        or(beginsToday, and(lte(shifts.start_at, now), gt(shifts.end_at, now))),
        sql`${shifts.start_at} between ${now.toISOString()}::timestamptz - interval '2 days' and ${now.toISOString()}::timestamptz + interval '2 days'`,
      ),
    )
    .orderBy(asc(shifts.start_at), asc(houses.name), asc(shifts.id));
  return rows.map(({ shift: { id, type, date, start_time, end_time }, house, worker }) => ({
    id,
    house,
    worker: worker && `${worker.first_name} ${worker.last_name}`,
    picture_url: worker && files.url(worker.picture_file_id, user.id),
    type,
    date,
    start_time: clockOf(start_time),
    end_time: clockOf(end_time),
  }));
}
