import type { OUTING_SYMBOLS, PartOfDay } from '@careloom/contract/resources/boards';
import { addDays } from '../src/platform/clock/local-day';
import { outings } from '../src/platform/db/schema/boards';
import { mondayOf } from '../src/domain/boards/parts-of-day';
import type { House } from './houses';
import type { Setting } from './setting';

/** Weekly outings: the day counted from Monday, the part of the day, the title and its picture. */
const WEEK: readonly (readonly [day: number, part: PartOfDay, title: string, symbol: (typeof OUTING_SYMBOLS)[number]])[] = [
  [0, 'morning', 'Swimming', 'park'],
  [1, 'afternoon', 'Bus trip', 'bus'],
  [3, 'afternoon', 'Cooking', 'meal'],
  [4, 'afternoon', 'Footy', 'trophy'],
  [5, 'morning', 'Market', 'basket'],
  [6, 'afternoon', 'Choir', 'music'],
];
/** The current week and those after it. */
const WEEKS = 3;

/** The outings of the houses in the weeks ahead. Each house skips a different one. */
export function makeOutings({ plan, calendar }: Setting, houses: readonly House[]): void {
  const monday = mondayOf(calendar.today);
  for (const [index, { row }] of houses.entries()) {
    const theirs = WEEK.filter((_outing, at) => at !== index % WEEK.length);
    for (let week = 0; week < WEEKS; week++) {
      for (const [day, part, title, symbol] of theirs)
        plan.add(outings, { house_id: row.id, date: addDays(monday, week * 7 + day), part, title, symbol, created_at: calendar.at(-1, 2) });
    }
  }
}
