import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts as table } from '../../platform/db/schema/shifts';
import { nameOf } from '../../platform/serialize/person';
import { clockOf, hoursOf } from '../../platform/serialize/values';
import { searchShifts } from '../shifts/search-shifts';
import { SCHEDULED, shiftsWithin } from '../shifts/shift-record';
import { factsOf, type RecordSource } from './source';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 28;

/** Shifts under way or beginning within four weeks, soonest first. */
export const shifts: RecordSource = {
  kind: 'shift',
  permissions: ['timesheet-read'],
  find: async ({ db, files, clock }, user, words) => {
    const now = clock.now();
    const rows = await db
      .select({ shift: table, house: houses.name, job: jobs.name, worker: users })
      .from(table)
      .innerJoin(houses, eq(houses.id, table.house_id))
      .innerJoin(jobs, eq(jobs.id, table.job_id))
      .leftJoin(users, eq(users.id, table.worker_id))
      .where(
        and(
          shiftsWithin(user),
          inArray(table.status, [...SCHEDULED, 'in_progress']),
          gt(table.end_at, now),
          lt(table.start_at, new Date(now.getTime() + DAYS_AHEAD * DAY_MS)),
          searchShifts(words),
        ),
      )
      .orderBy(asc(table.start_at), asc(table.id))
      .limit(MOST_OF_KIND);
    return rows.map(({ shift, house, job, worker }) => {
      const person = worker && nameOf(worker);
      return {
        id: shift.id,
        name: `${person ?? shift.name}, ${house}`,
        person,
        picture_url: worker && files.url(worker.picture_file_id, user.id),
        state: shift.status === 'published' && worker === null ? 'unfilled' : shift.status,
        facts: factsOf({
          date: ['day', shift.date],
          times: ['times', `${clockOf(shift.start_time)} ${clockOf(shift.end_time)}`],
          shift: ['text', shift.name],
          job: ['text', job],
          hours: ['hours', hoursOf(shift.minutes)],
        }),
      };
    });
  },
};
