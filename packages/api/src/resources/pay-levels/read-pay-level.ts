import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import { eq } from 'drizzle-orm';
import { payLevels } from '../../db/schema/agreements';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { payLevelOf } from './pay-level-on-the-wire';
import { selectPayLevels } from './select-pay-levels';

/** @throws 404 */
export async function readPayLevel(executor: Executor, id: number): Promise<PayLevel> {
  const [row] = await selectPayLevels(executor).where(eq(payLevels.id, id));
  if (!row) throw notFound();
  return payLevelOf(row);
}
