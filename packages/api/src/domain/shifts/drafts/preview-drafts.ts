import type { DataOf } from '@careloom/contract/call';
import type { DraftToPublish, shiftDrafts as calls } from '@careloom/contract/resources/shift-drafts';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { ApiError } from '../../../platform/http/errors';
import { isOneOf } from '../../../platform/list/is-one-of';
import { clockOf, hoursOf, money } from '../../../platform/serialize/values';
import { shifts } from '../../../platform/db/schema/shifts';
import { warningsOnRoster } from '../roster-warnings';
import { selectShifts } from '../select-shifts';
import { warningOfPrice, warningOfRoster } from '../shift-warnings';
import type { Prepared } from '../prepare-shift';
import type { LockedShift } from '../shift-record';
import { reasonOf } from './draft-words';
import { draftsOf } from './lock-drafts';
import { prepareDrafts } from './prepare-drafts';
import { sumsOf } from './sums';

/** Previews publishing drafts. Writes nothing; drafts that no longer exist are skipped. */
export function previewDrafts({ body, user, services }: Context<typeof calls.preview>): Promise<DataOf<typeof calls.preview>> {
  return inTransaction(services.db, async (tx) => {
    const drafts = await draftsOf(tx, user, body.ids);
    const plans = await prepareDrafts(tx, { user, now: services.clock.now() }, drafts);
    const names = await namesOf(tx, drafts);
    const onRoster = await warningsOnRoster(tx, drafts);
    const shown = drafts.map((draft, at): DraftToPublish => {
      const plan = plans[at];
      const name = names.get(draft.id);
      if (!plan || !name) throw new Error(`The draft ${draft.id} was not read.`);
      return { ...factsOf(draft), ...name, ...consequencesOf(plan, (onRoster.get(draft.id) ?? []).map(warningOfRoster)) };
    });
    const { total_cost, total_hour, fee } = sumsOf(plans);
    return { shifts: inOrder(shown), total_cost, total_hour, fee };
  });
}

const inOrder = (shown: readonly DraftToPublish[]) =>
  shown.toSorted((one, other) => one.date.localeCompare(other.date) || one.start_time.localeCompare(other.start_time));

const factsOf = ({ id, version, name, date, start_time, end_time, type }: LockedShift) => ({
  id,
  version,
  name,
  date,
  start_time: clockOf(start_time),
  end_time: clockOf(end_time),
  type,
});

async function namesOf(tx: Tx, drafts: readonly LockedShift[]) {
  const ids = drafts.map(({ id }) => id);
  const rows = await selectShifts(tx).where(isOneOf(shifts.id, ids));
  return new Map(rows.map(({ shift, job, house, worker }) => [shift.id, { job, house, worker }]));
}

function consequencesOf(plan: Prepared | ApiError, onRoster: DraftToPublish['warnings']) {
  if (plan instanceof ApiError)
    return { total_cost: money(0), total_hour: hoursOf(0), fee: money(0), warnings: [], refusal: reasonOf(plan) };
  const { columns, priced } = plan;
  return {
    total_cost: money(columns.cost_cents),
    total_hour: hoursOf(columns.minutes),
    fee: money(columns.fee_cents),
    warnings: [...priced.warnings.map((warning) => warningOfPrice(warning, columns)), ...onRoster],
    refusal: null,
  };
}
