import type { PricedShift } from '@careloom/pay/price-shift';
import { eq } from 'drizzle-orm';
import { shiftSegments } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { segmentRows } from './price';

/** Writes a shift's lines of pay anew. */
export async function writeSegments(tx: Tx, shiftId: number, priced: PricedShift): Promise<void> {
  await tx.delete(shiftSegments).where(eq(shiftSegments.shift_id, shiftId));
  await tx.insert(shiftSegments).values(segmentRows(shiftId, priced));
}
