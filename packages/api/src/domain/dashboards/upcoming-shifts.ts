import type { Shift } from '@careloom/contract/resources/shifts';
import { and, asc, gt, gte, inArray, type SQL } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { selectShifts } from '../shifts/select-shifts';
import { shiftOf } from '../shifts/serialize-shift';

/** The number of shifts on the dashboard. */
const UPCOMING = 5;
/** The statuses of a shift that is still to be worked. */
export const TO_WORK = ['published', 'confirmed', 'in_progress'] as const;

interface Since {
  now: Date;
  /** A local day to start from instead of now. */
  day?: string | null;
}

/** The next published shifts, soonest first. @param of limits the shifts */
export async function upcomingShifts(executor: Executor, of: SQL, { now, day = null }: Since): Promise<Shift[]> {
  const later = day === null ? gt(shifts.end_at, now) : gte(shifts.date, day);
  const rows = await selectShifts(executor)
    .where(and(of, inArray(shifts.status, TO_WORK), later))
    .orderBy(asc(shifts.start_at), asc(shifts.id))
    .limit(UPCOMING);
  return rows.map((row) => shiftOf(row));
}
