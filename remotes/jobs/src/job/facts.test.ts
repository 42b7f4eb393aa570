import { describe, expect, test } from '@jest/globals';
import { daysOf, jobExpiry, periodOf, placeOf, timesOf, weekOf } from './facts';

describe('facts of a job in words', () => {
  test('R3-138: a place is suburb, state and post code, without what is missing', () => {
    expect(placeOf({ suburb: 'Parramatta', state: 'NSW', post_code: '2150' })).toBe('Parramatta NSW 2150');
    expect(placeOf({ suburb: 'Parramatta', state: '', post_code: '2150' })).toBe('Parramatta 2150');
  });

  test('R3-116 R3-117: dates are shown in the display format, an open end as ongoing', () => {
    expect(periodOf({ start_date: '2026-11-21', end_date: '2027-02-03' })).toBe('21 Nov 2026 – 3 Feb 2027');
    expect(periodOf({ start_date: '2026-11-21', end_date: null })).toBe('21 Nov 2026 – ongoing');
  });

  test('R3-126 R3-127: weekly hours with two decimals, and the days', () => {
    expect(weekOf({ weekly_hours: 14, when_needed: 'certain_days', days: ['sunday', 'saturday'] })).toBe('14.00 h a week, Sat and Sun');
    expect(daysOf({ when_needed: 'flexible', days: ['sunday'] })).toBe('Flexible');
    expect(timesOf({ start_time: '22:00', end_time: '06:00' })).toBe('22:00–06:00');
  });

  test.each([
    ['2026-11-21', 'open', null, 'Expires today'],
    ['2026-11-22', 'assigned', null, 'Expiring in 1 days'],
    ['2026-12-06', 'open', null, 'Expiring in 15 days'],
    ['2026-12-07', 'open', null, null],
    ['2026-11-20', 'open', null, null],
    ['2026-11-22', 'closed', null, null],
    ['2026-11-22', 'open', '2026-11-01T00:00:00.000Z', null],
    [null, 'open', null, null],
  ])('the end on %s of a job that is %s, archived %s, says %s', (end_date, status, archived_at, expected) => {
    expect(jobExpiry({ end_date, status, archived_at }, '2026-11-21')).toBe(expected);
  });
});
