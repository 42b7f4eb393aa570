import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { houses } from '../../../platform/db/schema/places';
import { shifts } from '../../../platform/db/schema/shifts';
import { total } from '../../../platform/list/page-of';
import { clockOf } from '../../../platform/serialize/values';
import { shiftsWithin } from '../../shifts/shift-record';
import { SHOWN, taskOf, type TaskSource } from './source';

const HOURS_AHEAD = 72;

/** Published shifts without a worker that begin within 72 hours, soonest first. */
export const unfilledShifts: TaskSource = {
  kind: 'unfilled-shift',
  permission: 'shift-create',
  read: async ({ db, clock }, user) => {
    const now = clock.now();
    const until = new Date(now.getTime() + HOURS_AHEAD * 3_600_000);
    const rows = await db
      .select({ shift: shifts, house: houses.name, total })
      .from(shifts)
      .innerJoin(houses, eq(houses.id, shifts.house_id))
      .where(
        and(
          shiftsWithin(user),
          isNull(shifts.worker_id),
          sql`${shifts.status} = 'published'`,
          gt(shifts.start_at, now),
          lte(shifts.start_at, until),
        ),
      )
      .orderBy(asc(shifts.start_at), asc(shifts.id))
      .limit(SHOWN);
    return rows.map(({ shift: { id, name, date, start_time, end_time }, house, total }) => ({
      total,
      task: taskOf({ id, name, house, date, start_time: clockOf(start_time), end_time: clockOf(end_time) }),
    }));
  },
};
