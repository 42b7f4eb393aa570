import type { House } from '@careloom/contract/resources/houses';
import { shifts } from '@careloom/contract/resources/shifts';
import { DEFAULT_TIME_ZONE, STATES } from '@careloom/contract/states';
import { addDays, today } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';

/** A shift that began yesterday may last until today; the hours ahead end on the third day. */
const [DAYS_BACK, DAYS_AHEAD] = [-1, 3];

export const zoneOf = ({ time_zone, state }: Pick<House, 'time_zone' | 'state'>): string =>
  time_zone ?? STATES.find(({ code }) => code === state.name)?.timeZone ?? DEFAULT_TIME_ZONE;

/** The shifts of a house that concern its coverage in the hours ahead. @param enabled false to skip the request */
export function useShiftsAhead(house: House, enabled = true) {
  const day = today(zoneOf(house));
  const days = { from: addDays(day, DAYS_BACK), to: addDays(day, DAYS_AHEAD) };
  return useCall(shifts.list, { house_id: house.id, ...days, sort: 'start_at', dir: 'asc', per_page: 100 }, { enabled });
}
