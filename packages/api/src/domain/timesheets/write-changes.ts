import { BATCH, HEAVY_BATCH, insertRows, reserveIds, updateRows } from '../../platform/db/insert-rows';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import { partsOf } from '../../platform/list/in-parts';
import { changesPay, returned, returnsToWorker } from '../shifts/paid-change';
import { segmentRows } from '../shifts/price';
import { isScheduled } from '../shifts/shift-record';
import type { Change, Changes } from './plan-changes';
import type { PricedLine } from './price-rows';

interface By {
  actor: number;
  now: Date;
}

/** Writes the changes of a sheet, in a few statements for all rows, built in parts. @returns the ids of new shifts */
export async function writeChanges(tx: Tx, { created, changed }: Changes, by: By): Promise<number[]> {
  const ids = await reserveIds(tx, shifts, created.length);
  const added = created.map((line, index) => ({ id: ids[index] ?? 0, line }));
  const present = changed.map(({ existing }) => existing.id);
  if (present.length > 0) {
    // Shifts that swap places could overlap each other's old times: they are marked as cancelled until all are written.
    for (const part of partsOf(present, HEAVY_BATCH)) await tx.update(shifts).set({ status: 'cancelled' }).where(isOneOf(shifts.id, part));
    for (const part of partsOf(changed, HEAVY_BATCH)) {
      await updateRows(
        tx,
        shifts,
        part.map((change) => ({ id: change.existing.id, ...columnsOf(change, by), ...nextState(change, by), ...changer(change, by) })),
      );
    }
    for (const part of partsOf(present, HEAVY_BATCH)) await tx.delete(shiftSegments).where(isOneOf(shiftSegments.shift_id, part));
  }
  for (const part of partsOf(added, HEAVY_BATCH)) {
    await insertRows(
      tx,
      shifts,
      part.map(({ id, line }) => ({ id, ...columnsOf(line, by), ...firstState(line, by) })),
    );
  }
  const written = [
    ...changed.map(({ existing, priced }) => ({ id: existing.id, priced })),
    ...added.map(({ id, line }) => ({ id, priced: line.priced })),
  ];
  for (const part of partsOf(written, BATCH)) {
    await insertRows(
      tx,
      shiftSegments,
      part.flatMap(({ id, priced }) => segmentRows(id, priced)),
    );
  }
  return ids;
}

const columnsOf = ({ columns, worker_id, pay_level_id, shift }: PricedLine, { now }: By) => ({
  ...columns,
  worker_id,
  pay_level_id,
  name: shift.name,
  description: shift.description,
  timesheet_added_at: now,
});

/** Past shifts were worked and wait for approval; future ones are planned. */
const firstState = ({ columns }: PricedLine, { actor, now }: By) => ({
  status: columns.end_at <= now ? 'submitted' : 'published',
  created_by_id: actor,
  created_at: now,
  version: 1,
});

/** Whether a row of a sheet returns the shift that it changes to its worker. */
export const isReturned = ({ existing, ...change }: Change, actor: number): boolean =>
  changesPay(existing, { ...change.columns, worker_id: change.worker_id }) && returnsToWorker(existing, change, { id: actor });

const changer = ({ existing, columns, worker_id }: Change, { actor }: By) => ({
  changed_by_id: changesPay(existing, { ...columns, worker_id }) ? actor : existing.changed_by_id,
});

function nextState(change: Change, { actor, now }: By) {
  const { columns, existing } = change;
  if (isReturned(change, actor)) return { ...returned(columns, now), version: existing.version + 1 };
  const planned = existing.status === 'draft' ? 'published' : existing.status;
  const over = columns.end_at <= now || existing.status === 'approved';
  const status = over ? 'submitted' : isScheduled(existing.status) ? planned : existing.status;
  return { status, returned_at: null, approved_by_id: null, approved_at: null, version: existing.version + 1 };
}
