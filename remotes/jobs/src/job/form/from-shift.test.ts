import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT } from './draft';
import { draftFromShift } from './from-shift';

const of = (query: string) => draftFromShift(new URLSearchParams(query));

test('a shift without a worker becomes a job with its day, times and house', () => {
  expect(of('post=shift&name=Evening&house=6&date=2026-12-16&start=17:00&end=21:30')).toEqual({
    ...EMPTY_DRAFT,
    name: 'Evening',
    house_id: 6,
    type: 'once_off',
    start_date: '2026-12-16',
    end_date: '2026-12-16',
    when_needed: 'certain_days',
    days: ['wednesday'],
    start_time: '17:00',
    end_time: '21:30',
    is_overnight: 0,
    weekly_hours: '4.50',
  });
});

test('a night ends on the next day', () => {
  expect(of('post=shift&start=22:00&end=06:00')).toMatchObject({ is_overnight: 1, weekly_hours: '8.00' });
});

test.each(['', 'post=job', 'house=6'])('another address opens nothing: %s', (query) => {
  expect(of(query)).toBeNull();
});

test.each(['house=-1&date=2026-13-40&start=25:00&end=06:00', 'house=x&date=tomorrow&start=9&end=', ''])(
  'invalid ids, days and times are left empty: %s',
  (query) => {
    expect(of(`post=shift&${query}`)).toEqual(EMPTY_DRAFT);
  },
);
