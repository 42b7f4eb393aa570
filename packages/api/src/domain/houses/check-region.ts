import { houseLabels } from '@careloom/contract/resources/houses';
import { HOLIDAY_REGIONS, STATES } from '@careloom/contract/states';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows-of';
import { holidays } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

/** The regions with their own public holidays, by state: the built-in ones and those in the table. */
export async function regionsByState(executor: Executor): Promise<Map<number, Set<string>>> {
  const regions = new Map<number, Set<string>>(
    STATES.map(({ id, code }) => [id, new Set(HOLIDAY_REGIONS.filter(({ state }) => state === code).map(({ value }) => value))]),
  );
  const named = await rowsOf<{ state_id: number; region: string }>(
    executor,
    sql`select distinct state_id, region from ${holidays} where region is not null`,
  );
  for (const { state_id, region } of named) regions.get(state_id)?.add(region);
  return regions;
}

/** @throws 422 at `holiday_region` for a region that is not in the state */
export async function checkRegion(executor: Executor, stateId: number, region: string | null | undefined): Promise<void> {
  if (!region || (await regionsByState(executor)).get(stateId)?.has(region)) return;
  throw invalidField('holiday_region', 'validation.exists', { attribute: text(houseLabels.holiday_region) });
}
