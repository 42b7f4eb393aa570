import { type SQL, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';

/** The day of a shift, where days last from 06:00 to 06:00: that of its start, or the one before if it starts before 06:00. */
export const careDayOf = (): SQL => sql`case when ${shifts.start_time} < '06:00' then ${shifts.date} - 1 else ${shifts.date} end`;
