import { addDays, today } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useMemo } from 'react';
import { daysOf, mondayOf } from '../calendar/period';

export type Rows = 'worker' | 'house';

/** The state of a roster. All of it is in the address, so that a link shows the same. */
export interface RosterState {
  /** A Monday, `yyyy-MM-dd`. */
  first: string;
  days: 7 | 14;
  rows: Rows;
  /** The id of the selected house; null for all. */
  house: number | null;
  today: string;
}

export type RosterChange = Partial<Pick<RosterState, 'first' | 'days' | 'rows' | 'house'>>;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

export const shownDays = ({ first, days }: Pick<RosterState, 'first' | 'days'>): string[] =>
  daysOf({ first, last: addDays(first, days - 1) });

export function useRosterState(): [RosterState, (change: RosterChange) => void] {
  const [query, setQuery] = useQueryParams();
  const now = today();
  const state = useMemo((): RosterState => {
    const asked = query.get('date') ?? '';
    const house = Number(query.get('house'));
    return {
      first: mondayOf(isDay(asked) ? asked : now),
      days: query.get('days') === '14' ? 14 : 7,
      rows: query.get('rows') === 'house' ? 'house' : 'worker',
      house: Number.isInteger(house) && house > 0 ? house : null,
      today: now,
    };
  }, [query, now]);
  const change = ({ first, days, rows, house }: RosterChange) =>
    setQuery({
      ...(first && { date: first === mondayOf(now) ? null : first }),
      ...(days && { days: days === 7 ? null : days }),
      ...(rows && { rows: rows === 'worker' ? null : rows }),
      ...(house !== undefined && { house }),
    });
  return [state, change];
}
