import type { shifts as calls } from '@careloom/contract/resources/shifts';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context, Writing } from '../../platform/http/context';
import { holdCalendar } from '../organisation/holiday-calendar';
import { announceShifts } from './announce-shifts';
import { claimOf, clearClashes } from './clear-clashes';
import { getShift } from './serialize-shift';
import { holdJobs, lockWorkers } from './hold-workers';
import { prepareShift } from './prepare-shift';
import { writeSegments } from './segments';
import { writeWakeUps } from './wake-ups';

/** Adds a shift with its price; once per idempotency key. @throws 422 as `prepareShift` and `clearClashes` */
export function createShift(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    await holdCalendar(tx);
    await holdJobs(tx, [body.job_id]);
    await lockWorkers(tx, [body.worker_id]);
    const { columns, priced, wake_ups } = await prepareShift(tx, { user, now: services.clock.now() }, body);
    const released = await clearClashes(tx, user, claimOf(columns, null), body.reassign === 1);
    const state = { status: body.status ?? ('published' as const), created_by_id: user.id, created_at: services.clock.now() };
    const [created] = await tx
      .insert(shifts)
      .values({ ...columns, ...state })
      .returning({ id: shifts.id });
    if (!created) throw new Error('The shift was not written.');
    await writeSegments(tx, created.id, priced);
    await writeWakeUps(tx, created.id, columns, wake_ups);
    await announceShifts(tx, user, [created.id, ...released.map(({ id }) => id)]);
    return getShift(tx, user, created.id);
  };
}
