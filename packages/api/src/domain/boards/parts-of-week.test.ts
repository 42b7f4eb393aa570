import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mondayOf, partsOfDays } from './parts-of-day';
import { partsOfWeek, type PlannedShift } from './parts-of-week';

const SYDNEY = 'Australia/Sydney';
const MONDAY = '2026-11-16';

/** @param start and `end` in Sydney's local time in summer */
const shift = (start: string, end: string, fields: Partial<PlannedShift> = {}): PlannedShift => ({
  start_at: new Date(`${start}:00+11:00`),
  end_at: new Date(`${end}:00+11:00`),
  status: 'published',
  worker_id: 7,
  name: 'Lin',
  picture: null,
  ...fields,
});
/** `2026-11-17 morning Lin`, with a question mark where the person is not known. */
const shown = (shifts: readonly PlannedShift[], timeZone = SYDNEY): string[] =>
  partsOfWeek(shifts, MONDAY, timeZone)
    .filter(({ people, isOpen }) => people.length > 0 || isOpen)
    .map(({ date, part, people, isOpen }) => [date.slice(5), part, ...people.map(({ name }) => name), ...(isOpen ? ['?'] : [])].join(' '));

for (const [hours, start, end, expected] of [
  ['a day shift mostly before noon is a morning', '17T07:00', '17T15:00', ['11-17 morning']],
  ['an afternoon into the evening', '17T15:00', '17T22:00', ['11-17 afternoon']],
  ['a night belongs to the day on which it begins', '17T22:00', '18T06:00', ['11-17 night']],
  ['a shift after midnight belongs to the night before', '18T00:30', '18T05:30', ['11-17 night']],
  ['a long day is a morning and an afternoon', '17T07:00', '17T19:00', ['11-17 morning', '11-17 afternoon']],
  ['a night that ends after breakfast is a night', '17T19:00', '18T08:00', ['11-17 night']],
  ['a day and a night cover all parts', '17T10:00', '18T10:00', ['11-17 afternoon', '11-17 night', '11-18 morning']],
  ['of two equal parts the earlier', '17T10:00', '17T14:00', ['11-17 morning']],
  ['the night before the week is not included', '15T22:00', '16T08:00', []],
  ['the last night of the week is included', '22T22:00', '23T08:00', ['11-22 night']],
  ['the morning after the week is not included', '23T05:00', '23T12:00', []],
] as const) {
  test(hours, () => {
    assert.deepEqual(
      shown([shift(`2026-11-${start}`, `2026-11-${end}`)]),
      expected.map((cell) => `${cell} Lin`),
    );
  });
}

test('a draft and a shift without a worker show that somebody comes who is not known yet', () => {
  const [start, end] = ['2026-11-17T07:00', '2026-11-17T12:00'];
  assert.deepEqual(shown([shift(start, end, { status: 'draft' })]), ['11-17 morning ?']);
  assert.deepEqual(shown([shift(start, end, { worker_id: null, name: null })]), ['11-17 morning ?']);
  assert.deepEqual(shown([shift(start, end), shift(start, end, { status: 'draft', worker_id: 8 })]), ['11-17 morning Lin ?']);
});

test('two shifts of one person in a part show one face; two people of the same name show two', () => {
  const parts = ['2026-11-17T07:00', '2026-11-17T09:00'] as const;
  assert.deepEqual(shown([shift(...parts), shift('2026-11-17T09:30', '2026-11-17T11:00')]), ['11-17 morning Lin']);
  assert.deepEqual(shown([shift(...parts), shift(...parts, { worker_id: 8 })]), ['11-17 morning Lin Lin']);
});

test("the board uses the house's local time", () => {
  const [start, end] = ['2026-11-17T22:00', '2026-11-18T06:00'];
  assert.deepEqual(shown([shift(start, end)], 'Australia/Perth'), ['11-17 night Lin']);
  assert.deepEqual(shown([shift('2026-11-17T14:00', '2026-11-17T17:00')], 'Australia/Perth'), ['11-17 afternoon Lin']);
  assert.deepEqual(shown([shift('2026-11-17T12:00', '2026-11-17T14:00')], 'Australia/Perth'), ['11-17 morning Lin']);
});

test('a night with a clock change is an hour longer or shorter', () => {
  const hours = (day: string) => {
    const night = partsOfDays([day], SYDNEY).find(({ part }) => part === 'night');
    return night && (night.to - night.from) / 3_600_000;
  };
  assert.deepEqual(['2026-10-03', '2026-10-04', '2027-04-03'].map(hours), [8, 9, 10]);
});

test('a week begins on Monday', () => {
  assert.deepEqual(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'].map(mondayOf), [MONDAY, MONDAY, MONDAY, '2026-11-23']);
});
