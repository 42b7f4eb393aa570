import { and, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { holds, wordsOf } from '../../platform/list/search';

/** Each distinct name of a shift: tens of thousands of shifts share few names, and an index skips from each to the next. */
const names = sql`(
  with recursive each_name as (
    select min(${shifts.name}) as name from ${shifts}
    union all select (select min(${shifts.name}) from ${shifts} where ${shifts.name} > each_name.name) from each_name where each_name.name is not null
  )
  select name from each_name where name is not null) names`;

/** An array of the names of shifts that contain a word. */
export const shiftNamesWith = (word: string): SQL => sql`array(select names.name from ${names} where ${holds(sql`names.name`, word)})`;

/**
 * Shifts for which each word occurs in their name or in the name of their worker, house or job. The words are searched in the short tables
 * of names, and shifts are found by index.
 * @returns undefined for an empty search
 */
export function searchShifts(words: string | null): SQL | undefined {
  return and(
    ...wordsOf(words).map((word) =>
      or(
        sql`${shifts.name} = any(${shiftNamesWith(word)})`,
        sql`${shifts.worker_id} = any(array(select ${users.id} from ${users} where ${or(holds(users.first_name, word), holds(users.last_name, word))}))`,
        sql`${shifts.house_id} = any(array(select ${houses.id} from ${houses} where ${holds(houses.name, word)}))`,
        sql`${shifts.job_id} = any(array(select ${jobs.id} from ${jobs} where ${holds(jobs.name, word)}))`,
      ),
    ),
  );
}
