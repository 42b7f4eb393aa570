import { and, between, ne } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { CurrentUser } from '../../../platform/http/current-user';
import { ApiError } from '../../../platform/http/errors';
import { isOneOf } from '../../../platform/list/is-one-of';
import { overlapping } from '../clear-clashes';
import type { Prepared } from '../prepare-shift';

type Plans = readonly (Prepared | ApiError)[];

/** The indexes of planned shifts whose worker is on another shift at that time: an existing one, or an earlier one of the plan. */
export async function clashingPlaces(tx: Tx, user: CurrentUser, plans: Plans): Promise<Set<number>> {
  const claims = plans.flatMap((plan, row) => {
    if (plan instanceof ApiError || plan.columns.worker_id === null) return [];
    const { worker_id, start_at, end_at } = plan.columns;
    return [{ worker_id, start_at, end_at, shift_id: null, row }];
  });
  const others = await overlapping(tx, user, claims);
  const clashing = claims.filter((claim, at) =>
    claims
      .slice(0, at)
      .some((other) => other.worker_id === claim.worker_id && other.start_at < claim.end_at && claim.start_at < other.end_at),
  );
  return new Set([...others.flatMap(({ row }) => (row === null ? [] : [row])), ...clashing.map(({ row }) => row)]);
}

const keyOf = (shift: { job_id: number; worker_id: number | null; start_at: Date; end_at: Date }) =>
  [shift.job_id, shift.worker_id, shift.start_at.getTime(), shift.end_at.getTime()].join();

/** The indexes of planned shifts that already exist: the same job, worker and times. */
export async function placesTaken(tx: Tx, plans: Plans): Promise<Set<number>> {
  const planned = plans.flatMap((plan, at) => (plan instanceof ApiError ? [] : [{ at, ...plan.columns }]));
  const days = planned.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const jobs = [...new Set(planned.map(({ job_id }) => job_id))];
  const { job_id, worker_id, start_at, end_at } = shifts;
  const there = await tx
    .select({ job_id, worker_id, start_at, end_at })
    .from(shifts)
    .where(and(isOneOf(shifts.job_id, jobs), between(shifts.date, first, last), ne(shifts.status, 'cancelled')));
  const keys = new Set(there.map(keyOf));
  return new Set(planned.filter((one) => keys.has(keyOf(one))).map(({ at }) => at));
}
