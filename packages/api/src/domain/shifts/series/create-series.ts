import { seriesDays, type shiftSeries as calls } from '@careloom/contract/resources/shift-series';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context, Writing } from '../../../platform/http/context';
import { ApiError, unprocessable } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { inWords, money } from '../../../platform/serialize/values';
import { holdCalendar } from '../../organisation/holiday-calendar';
import { announceShifts } from '../announce-shifts';
import { claimOf, clearClashes } from '../clear-clashes';
import { holdJobs, lockWorkers } from '../hold-workers';
import { type Prepared, prepareOn } from '../prepare-shift';
import { writeSegments } from '../segments';
import { writeWakeUps } from '../wake-ups';

/** Adds a shift on each day of a series, all or none. @throws 422 as `createShift`; for a later day with its reason at `until` */
export function createSeries(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    const days = seriesDays(body);
    const now = services.clock.now();
    await holdCalendar(tx);
    await holdJobs(tx, [body.job_id]);
    await lockWorkers(tx, [body.worker_id]);
    const plans = allOrNone(days, await prepareOn(tx, { user, now }, body, days));
    const claims = plans.flatMap(({ columns }) => claimOf(columns, null));
    const released = await clearClashes(tx, user, claims, body.reassign === 1);
    const state = { status: body.status ?? ('published' as const), created_by_id: user.id, created_at: now };
    const created = await tx
      .insert(shifts)
      .values(plans.map(({ columns }) => ({ ...columns, ...state })))
      .returning({ id: shifts.id, date: shifts.date });
    const idOn = new Map(created.map(({ id, date }) => [date, id]));
    for (const { columns, priced, wake_ups } of plans) {
      const id = idOn.get(columns.date);
      if (id === undefined) throw new Error(`The shift of ${columns.date} was not written.`);
      await writeSegments(tx, id, priced);
      await writeWakeUps(tx, id, columns, wake_ups);
    }
    const ids = created.map(({ id }) => id);
    await announceShifts(tx, user, [...ids, ...released.map(({ id }) => id)]);
    return { ids, total_cost: money(plans.reduce((sum, { columns }) => sum + columns.cost_cents, 0)) };
  };
}

/** @throws the refusal of the first day unchanged, and those of later days at `until`, with their days */
function allOrNone(days: readonly string[], plans: readonly (Prepared | ApiError)[]): Prepared[] {
  const [first] = plans;
  if (first instanceof ApiError) throw first;
  const reasons = plans.flatMap((plan, at) => (plan instanceof ApiError ? [reasonOn(days[at] ?? '', plan)] : []));
  if (reasons.length > 0) throw unprocessable('error.unprocessable', {}, { until: reasons });
  return plans.filter((plan): plan is Prepared => !(plan instanceof ApiError));
}

function reasonOn(day: string, { message, details: { errors = {} } }: ApiError): string {
  return text('rule.shift.series_day', { date: inWords(day), reason: Object.values(errors).flat()[0] ?? message });
}
