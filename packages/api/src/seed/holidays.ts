import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { holidays } from '../db/schema/shifts';
import type { Setting } from './setting';

/** The public holidays that the pay engine knows, as the table that can be edited. */
export function makeHolidays({ plan }: Setting): void {
  const ids = new Map<string, number>(STATES.map(({ code, id }) => [code, id]));
  for (const { date, name, state, starts_at, region } of HOLIDAY_CALENDAR.days) {
    plan.add(holidays, { date, name, state_id: ids.get(state) ?? 0, starts_at: starts_at ?? null, region: region ?? null });
  }
}
