import type { shiftWeeks as calls } from '@careloom/contract/resources/shift-weeks';
import type { BodyOf } from '@careloom/contract/call';
import { insertRows, reserveIds } from '../../../platform/db/insert-rows';
import { rosterTemplateShifts } from '../../../platform/db/schema/roster-templates';
import { shifts, shiftSegments } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { Context, Writing } from '../../../platform/http/context';
import type { CurrentUser } from '../../../platform/http/current-user';
import { ApiError, unprocessable } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { isOneOf } from '../../../platform/list/is-one-of';
import { holdCalendar } from '../../organisation/holiday-calendar';
import { announceShifts } from '../announce-shifts';
import { notAll, reasonOf, wordsOfChange } from '../drafts/draft-words';
import { changedSince } from '../drafts/lock-drafts';
import { checkCost } from '../drafts/publish-drafts';
import { sumsOf } from '../drafts/sums';
import { holdJobs, lockWorkers } from '../hold-workers';
import { prepareEach } from '../prepare-each';
import { type By, type Prepared } from '../prepare-shift';
import { segmentRows } from '../price';
import { bodyOf, type Entry } from './entry';
import { clashingPlaces } from './find-clashes';
import { entriesOfDays, entriesOfTemplate } from './read-entries';

type Body = BodyOf<typeof calls.copy>;

/** The maximum number of days in the copied period. */
const MOST_DAYS = 14;

/**
 * Adds selected copies of shifts as drafts, all or none. Nobody is notified, because drafts are only visible to planners.
 * @throws 422 `stale` when a shift changed since it was seen, or the cost of the copies changed; 422 when one is not possible
 */
export function copyShifts({ body, user, services }: Context<typeof calls.copy>): Writing<typeof calls.copy> {
  return async (tx) => {
    const now = services.clock.now();
    await holdCalendar(tx);
    const entries = await chosenEntries(tx, user, body);
    await holdJobs(
      tx,
      entries.map(({ job_id }) => job_id),
    );
    await lockWorkers(
      tx,
      entries.map(({ worker_id }) => worker_id),
    );
    const plans = await allOf(tx, { user, now }, entries, body.to);
    const { total_cost } = sumsOf(plans);
    checkCost(body.total_cost, total_cost);
    const ids = await write(tx, plans, { created_by_id: user.id, created_at: now });
    await announceShifts(tx, user, ids);
    return { shifts: ids.map((id) => ({ id, version: 1 })), total_cost };
  };
}

/** The chosen entries, in the order of `shifts`; without a worker where the worker is not kept. @throws 422 `stale` */
async function chosenEntries(tx: Tx, user: CurrentUser, { from, to, template_id, shifts: chosen }: Body): Promise<Entry[]> {
  const ids = chosen.map(({ id }) => id);
  const found =
    from === null
      ? await entriesOfTemplate(tx, user, template_id ?? 0, isOneOf(rosterTemplateShifts.id, ids))
      : await entriesOfDays(tx, user, { from, days: MOST_DAYS }, isOneOf(shifts.id, ids));
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const changed = chosen.flatMap(({ id, version }) => {
    const entry = byId.get(id);
    return entry?.version === version ? [] : [{ id, now: wordsOfChange(entry && { ...bodyOf(entry, from ?? to), status: 'draft' }) }];
  });
  if (changed.length > 0) throw changedSince(changed);
  return chosen.flatMap(({ id, keep_worker }) => {
    const entry = byId.get(id);
    return entry ? [{ ...entry, worker_id: keep_worker === 1 ? entry.worker_id : null }] : [];
  });
}

/** @throws 422 with each shift that is not possible, or with the catalogue's text for workers who are on another shift */
async function allOf(tx: Tx, by: By, entries: readonly Entry[], to: string): Promise<Prepared[]> {
  const bodies = entries.map((entry) => bodyOf(entry, to));
  const plans = await prepareEach(tx, by, bodies);
  const refused = new Map(
    plans.flatMap((plan, at) => {
      const shift = bodies[at];
      return plan instanceof ApiError && shift ? [[at, { shift, reason: reasonOf(plan) }] as const] : [];
    }),
  );
  if (refused.size > 0) throw notAll(refused);
  const clashing = await clashingPlaces(tx, by.user, plans);
  if (clashing.size > 0) {
    const errors = Object.fromEntries([...clashing].map((at) => [`shifts.${at}`, [text('shift.clash')]]));
    throw unprocessable('shift.clash', {}, errors);
  }
  return plans.filter((plan): plan is Prepared => !(plan instanceof ApiError));
}

/** @returns the ids of the new drafts */
async function write(tx: Tx, plans: readonly Prepared[], made: { created_by_id: number; created_at: Date }): Promise<number[]> {
  const ids = await reserveIds(tx, shifts, plans.length);
  const idAt = (at: number) => ids[at] ?? 0;
  await insertRows(
    tx,
    shifts,
    plans.map(({ columns }, at) => ({ ...columns, ...made, id: idAt(at), status: 'draft', version: 1 })),
  );
  await insertRows(
    tx,
    shiftSegments,
    plans.flatMap(({ priced }, at) => segmentRows(idAt(at), priced)),
  );
  return ids;
}
