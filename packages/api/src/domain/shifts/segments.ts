import type { PricedShift } from '@careloom/pay/price-shift';
import { eq } from 'drizzle-orm';
import { shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import { groupBy } from '../../platform/list/group';
import { partsOf } from '../../platform/list/in-parts';
import { segmentRows } from './price';

/** The number of shifts that are queried at once. */
const PART = 200;

/** A pay line without its id: rewriting it creates a new one. */
export type Segment = Omit<typeof shiftSegments.$inferSelect, 'id'>;
export type Segments = ReadonlyMap<number, Segment[]>;

/** The pay lines of shifts that are about to change, by shift. */
export async function segmentsOf(tx: Tx, ids: readonly number[]): Promise<Segments> {
  const rows = [];
  for (const part of partsOf(ids, PART)) rows.push(...(await tx.select().from(shiftSegments).where(isOneOf(shiftSegments.shift_id, part))));
  return groupBy(
    rows.map(({ id: _new, ...row }) => row),
    (row) => row.shift_id,
  );
}

/** Replaces a shift's pay lines. */
export async function writeSegments(tx: Tx, shiftId: number, priced: PricedShift): Promise<void> {
  await tx.delete(shiftSegments).where(eq(shiftSegments.shift_id, shiftId));
  await tx.insert(shiftSegments).values(segmentRows(shiftId, priced));
}
