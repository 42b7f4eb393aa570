import { eq } from 'drizzle-orm';
import { settings } from '../db/schema/access';
import type { Executor } from '../db/transaction';

const KEY = 'shift_percentage';

/** The organisation's share of each shift's cost, in percent with up to two decimals; 0 where nothing is set. */
export async function feePercent(executor: Executor): Promise<number> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return typeof row?.value === 'number' ? row.value : 0;
}

export async function setFeePercent(executor: Executor, value: number): Promise<void> {
  await executor.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
