import { CODE } from '@careloom/contract/envelope';
import type { shiftDrafts as calls } from '@careloom/contract/resources/shift-drafts';
import { shifts, shiftSegments } from '../../../platform/db/schema/shifts';
import { insertRows, updateRows } from '../../../platform/db/insert-rows';
import type { Tx } from '../../../platform/db/transaction';
import type { Context, Writing } from '../../../platform/http/context';
import type { CurrentUser } from '../../../platform/http/current-user';
import { ApiError } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { groupBy } from '../../../platform/list/group';
import { isOneOf } from '../../../platform/list/is-one-of';
import { centsOf } from '../../../platform/serialize/values';
import { notify } from '../../notifications/notify';
import { holdCalendar } from '../../organisation/holiday-calendar';
import { announceShifts } from '../announce-shifts';
import type { Prepared } from '../prepare-shift';
import { segmentRows } from '../price';
import type { LockedShift } from '../shift-record';
import { wordsOf } from '../notify-of-dependents';
import { notAll, reasonOf } from './draft-words';
import { lockDrafts } from './lock-drafts';
import { prepareDrafts } from './prepare-drafts';
import { sumsOf } from './sums';

interface Published {
  draft: LockedShift;
  plan: Prepared;
}

/**
 * Publishes drafts, all or none, at the current price. Those without a worker are unfilled. Each worker is notified once.
 * @throws 422 `stale` when a draft changed since it was seen, or the cost has changed; 422 when one cannot be published
 */
export function publishDrafts({ body, user, services }: Context<typeof calls.publish>): Writing<typeof calls.publish> {
  return async (tx) => {
    await holdCalendar(tx);
    const drafts = await lockDrafts(tx, user, body.shifts);
    const plans = await prepareDrafts(tx, { user, now: services.clock.now() }, drafts);
    const ready = allOf(drafts, plans);
    const { total_cost, fee } = sumsOf(plans);
    checkCost(body.total_cost, total_cost);
    await write(tx, ready);
    const told = await notifyWorkers(tx, user, drafts);
    const ids = drafts.map(({ id }) => id);
    await announceShifts(tx, user, ids);
    return { ids, told, unfilled: drafts.filter(({ worker_id }) => worker_id === null).length, total_cost, fee };
  };
}

function allOf(drafts: readonly LockedShift[], plans: readonly (Prepared | ApiError)[]): Published[] {
  const refused = new Map<number, { shift: LockedShift; reason: string }>();
  const ready = drafts.flatMap((draft, at) => {
    const plan = plans[at];
    if (plan instanceof ApiError) refused.set(at, { shift: draft, reason: reasonOf(plan) });
    return plan === undefined || plan instanceof ApiError ? [] : [{ draft, plan }];
  });
  if (refused.size > 0) throw notAll(refused);
  return ready;
}

/** @throws 422 `stale` when the cost of shifts differs from the one shown */
export function checkCost(shown: string | null, total_cost: string): void {
  if (shown === null || centsOf(shown) === centsOf(total_cost)) return;
  throw new ApiError(CODE.validation, text('shift.cost_changed', { cost: total_cost }), { error: 'stale' });
}

async function write(tx: Tx, ready: readonly Published[]): Promise<void> {
  await updateRows(tx, shifts, ready.map(rowOf));
  const ids = ready.map(({ draft }) => draft.id);
  await tx.delete(shiftSegments).where(isOneOf(shiftSegments.shift_id, ids));
  await insertRows(
    tx,
    shiftSegments,
    ready.flatMap(({ draft, plan }) => segmentRows(draft.id, plan.priced)),
  );
}

const rowOf = ({ draft, plan: { columns } }: Published) => ({
  id: draft.id,
  status: 'published',
  pay_level_id: columns.pay_level_id,
  minutes: columns.minutes,
  rate_type: columns.rate_type,
  cost_cents: columns.cost_cents,
  fee_percent: columns.fee_percent,
  fee_cents: columns.fee_cents,
  engine_version: columns.engine_version,
  version: draft.version + 1,
});

/** @returns the number of workers who were notified */
async function notifyWorkers(tx: Tx, user: CurrentUser, drafts: readonly LockedShift[]): Promise<number> {
  const own = groupBy(drafts, ({ worker_id }) => worker_id);
  own.delete(null);
  for (const [worker, theirs] of own) {
    const values = { name: `${user.firstName} ${user.lastName}`, shifts: wordsOf(theirs) };
    await notify(tx, { to: [worker ?? 0], type: 'shifts_published', routeId: null, senderId: user.id, values });
  }
  return own.size;
}
