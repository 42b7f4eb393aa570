import { shiftSegments } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { among } from '../../list/among';
import { groupBy } from '../../list/group';
import { partsOf } from '../../list/in-parts';

/** So many shifts are looked up at once. */
const PART = 200;

/** A line of pay without its id: written again it is a new one. */
export type Segment = Omit<typeof shiftSegments.$inferSelect, 'id'>;
export type Segments = ReadonlyMap<number, Segment[]>;

/** The lines of pay of shifts that are about to be changed, by shift. */
export async function segmentsOf(tx: Tx, ids: readonly number[]): Promise<Segments> {
  const rows = [];
  for (const part of partsOf(ids, PART)) rows.push(...(await tx.select().from(shiftSegments).where(among(shiftSegments.shift_id, part))));
  return groupBy(
    rows.map(({ id: _new, ...row }) => row),
    (row) => row.shift_id,
  );
}
