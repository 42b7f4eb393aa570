import { shiftRoster } from '@careloom/contract/resources/shift-roster';
import { useCall } from '@careloom/shared/query';
import type { RosterState } from './roster-state';

export const rosterInput = ({ first, days, house }: Pick<RosterState, 'first' | 'days' | 'house'>) => ({
  start: first,
  days,
  ...(house !== null && { house_id: String(house) }),
});

/** All data of the roster of a period. The previous days stay until the new ones are loaded. */
export const useRoster = (state: RosterState) => useCall(shiftRoster.read, rosterInput(state), { keepPrevious: true });
