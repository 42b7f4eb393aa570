import type { DataOf } from '@careloom/contract/call';
import { MOST_DRAFTS } from '@careloom/contract/resources/shift-drafts';
import type { CopiedShift, shiftWeeks as calls } from '@careloom/contract/resources/shift-weeks';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Context } from '../../../platform/http/context';
import { ApiError } from '../../../platform/http/errors';
import { isOneOf } from '../../../platform/list/is-one-of';
import { bit, hoursOf, money } from '../../../platform/serialize/values';
import { reasonOf } from '../drafts/draft-words';
import { prepareEach } from '../prepare-each';
import type { By, Prepared } from '../prepare-shift';
import { warningsOnRoster } from '../roster-warnings';
import { warningOfPrice, warningOfRoster } from '../shift-warnings';
import { bodyOf, type Entry } from './entry';
import { clashingPlaces, placesTaken } from './find-clashes';
import { entriesOfDays, entriesOfTemplate } from './read-entries';
import { namesOf } from './read-names';

/** Previews the copies. Writes nothing. */
export function previewCopies({ body, user, services }: Context<typeof calls.preview>): Promise<DataOf<typeof calls.preview>> {
  return inTransaction(services.db, async (tx) => {
    const { from, template_id, days, house_ids, to } = body;
    const which = house_ids.length === 0 ? undefined : isOneOf(shifts.house_id, house_ids);
    const all = from === null ? await entriesOfTemplate(tx, user, template_id ?? 0) : await entriesOfDays(tx, user, { from, days }, which);
    const entries = all.slice(0, MOST_DRAFTS);
    return { shifts: await copiesOf(tx, { user, now: services.clock.now() }, entries, to), left_out: all.length - entries.length };
  });
}

async function copiesOf(tx: Tx, by: By, entries: readonly Entry[], to: string): Promise<CopiedShift[]> {
  const bodies = entries.map((entry) => bodyOf(entry, to));
  const plans = await prepareEach(tx, by, bodies);
  const clashing = await clashingPlaces(tx, by.user, plans);
  const taken = await placesTaken(tx, plans);
  const names = await namesOf(tx, entries);
  const warnings = await warningsOf(tx, plans, clashing);
  const without = await withoutWorker(tx, by, entries, to, (at) => plans[at] instanceof ApiError || clashing.has(at));
  return entries.map((entry, at) => {
    const plan = plans[at];
    if (!plan) throw new Error(`The copy of ${entry.id} was not prepared.`);
    const { id, version, name, start_time, end_time, type, cost_before } = entry;
    const facts = { id, version, name, start_time, end_time, type, date: bodies[at]?.date ?? '', ...names(entry) };
    const was = { cost_before: cost_before === null ? null : money(cost_before) };
    const about = { clashes: bit(clashing.has(at)), is_there: bit(taken.has(at)), fits_without_worker: bit(without.has(at)) };
    return { ...facts, ...was, ...about, ...priceOf(plan, warnings.get(at) ?? []) };
  });
}

function priceOf(plan: Prepared | ApiError, warnings: CopiedShift['warnings']) {
  if (plan instanceof ApiError)
    return { total_cost: money(0), total_hour: hoursOf(0), fee: money(0), holidays: [], warnings: [], refusal: reasonOf(plan) };
  const { columns, priced } = plan;
  return {
    total_cost: money(columns.cost_cents),
    total_hour: hoursOf(columns.minutes),
    fee: money(columns.fee_cents),
    holidays: [...new Set(priced.segments.flatMap(({ holiday }) => holiday ?? []))],
    warnings,
    refusal: null,
  };
}

/** The warnings of the copies, by index. They also consider the other copies, as if all possible copies were created. */
async function warningsOf(tx: Tx, plans: readonly (Prepared | ApiError)[], clashing: ReadonlySet<number>) {
  const placed = plans.flatMap((plan, at) => (plan instanceof ApiError ? [] : [{ at, plan }]));
  const onRoster = await warningsOnRoster(
    tx,
    placed.filter(({ at }) => !clashing.has(at)).map(({ at, plan }) => ({ ...plan.columns, id: -1 - at })),
  );
  return new Map(
    placed.map(({ at, plan: { priced, columns } }) => [
      at,
      [...priced.warnings.map((warning) => warningOfPrice(warning, columns)), ...(onRoster.get(-1 - at) ?? []).map(warningOfRoster)],
    ]),
  );
}

/** The indexes of shifts that would be possible without their worker. @param isAsked by index */
async function withoutWorker(
  tx: Tx,
  by: By,
  entries: readonly Entry[],
  to: string,
  isAsked: (at: number) => boolean,
): Promise<Set<number>> {
  const asked = entries.flatMap((entry, at) => (entry.worker_id !== null && isAsked(at) ? [{ entry, at }] : []));
  if (asked.length === 0) return new Set();
  const plans = await prepareEach(
    tx,
    by,
    asked.map(({ entry }) => bodyOf(entry, to, null)),
  );
  return new Set(asked.filter((_, nth) => !(plans[nth] instanceof ApiError)).map(({ at }) => at));
}
