import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import { eq } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import type { Executor } from '../../platform/db/transaction';
import { localDay } from '../../platform/clock/local-day';

/** The organisation's time zone: a setting, by default Australia/Sydney. */
export async function organisationZone(executor: Executor): Promise<string> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.key, 'time_zone'));
  return typeof row?.value === 'string' ? row.value : DEFAULT_TIME_ZONE;
}

/** Today in the organisation's time zone: the base for "this month" and for terms "in force". */
export const today = async (executor: Executor, now: Date): Promise<string> => localDay(now, await organisationZone(executor));
