import type { PricedShift } from '@careloom/pay/price-shift';
import { eq } from 'drizzle-orm';
import { shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import { groupBy } from '../../platform/list/group';
import { partsOf } from '../../platform/list/in-parts';
import { segmentRows } from './price';

/** So many shifts are looked up at once. */
const PART = 200;

/** A line of pay without its id: written again it is a new one. */
export type Segment = Omit<typeof shiftSegments.$inferSelect, 'id'>;
export type Segments = ReadonlyMap<number, Segment[]>;

/** The lines of pay of shifts that are about to be changed, by shift. */
export async function segmentsOf(tx: Tx, ids: readonly number[]): Promise<Segments> {
  const rows = [];
  for (const part of partsOf(ids, PART)) rows.push(...(await tx.select().from(shiftSegments).where(isOneOf(shiftSegments.shift_id, part))));
  return groupBy(
    rows.map(({ id: _new, ...row }) => row),
    (row) => row.shift_id,
  );
}

/** Writes a shift's lines of pay anew. */
export async function writeSegments(tx: Tx, shiftId: number, priced: PricedShift): Promise<void> {
  await tx.delete(shiftSegments).where(eq(shiftSegments.shift_id, shiftId));
  await tx.insert(shiftSegments).values(segmentRows(shiftId, priced));
}
