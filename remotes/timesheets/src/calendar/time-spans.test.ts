import { expect, test } from '@jest/globals';
import type { CalendarDay, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { spansOf } from './time-spans';

const shiftAt = (start_time: string, end_time: string): CalendarShift => ({
  ...{ id: 1, name: 'Night', date: '2026-03-02', start_time, end_time, type: 'normal', status: 'approved' },
  ...{ worker: null, house_id: 1, total_cost: '80.00', total_hour: '8.00' },
});
const dayOf = (...times: readonly (readonly [string, string])[]): CalendarDay => ({
  ...{ date: '2026-03-02', count: times.length, sleep_overs: 0, total_hour: '8.00', total_cost: '80.00' },
  shifts: times.map(([start, end]) => shiftAt(start, end)),
});
const seen = (...days: Parameters<typeof spansOf>) => spansOf(...days).map(({ from, to, isTail }) => [from / 60, to / 60, isTail]);
const CARE_DAY = 360;

test('a night is one span in a care day, and two spans when a day begins at midnight', () => {
  const night = dayOf(['22:00', '06:00']);
  expect(seen(night, undefined, CARE_DAY)).toEqual([[16, 24, false]]);
  expect(seen(undefined, night, CARE_DAY)).toEqual([]);
  expect(seen(night, undefined, 0)).toEqual([[22, 24, false]]);
  expect(seen(undefined, night, 0)).toEqual([[0, 6, true]]);
});

test('a span that continues after 06:00 comes first on the next care day; one that begins before 06:00 is at the end', () => {
  expect(seen(dayOf(['07:00', '15:00']), dayOf(['19:00', '08:00']), CARE_DAY)).toEqual([
    [0, 2, true],
    [1, 9, false],
  ]);
  expect(seen(dayOf(['02:00', '05:00']), undefined, CARE_DAY)).toEqual([[20, 23, false]]);
});

test('a short span has a readable minimum height; 24 hours are a whole day', () => {
  expect(seen(dayOf(['09:00', '09:15']), undefined, 0)).toEqual([[9, 9.75, false]]);
  expect(seen(dayOf(['06:00', '06:00']), undefined, CARE_DAY)).toEqual([[0, 24, false]]);
});
