import { expect, test } from '@jest/globals';
import { fitReasons } from './fit-reasons';

const FIT = { days: 2, days_free: 2, busy_days: [] as string[], first_clash: null, house_shifts: 0, week_hours: 0 };

test.each([
  ['two free days and a house that is known', { house_shifts: 3 }, 21, ['for Both days free', 'for Knows the house']],
  ['one day', { days: 1, days_free: 1 }, 4, ['for The day is free', 'open New to the house']],
  ['a whole week, and nobody has worked with them yet', { days: 7, days_free: 7 }, 0, ['for All 7 days free', 'open First job']],
  ['a clash', { days_free: 1, busy_days: ['sunday'] }, 4, ['against Clash on Sun', 'open New to the house']],
  [
    'clashes in a row',
    { days: 7, days_free: 4, busy_days: ['wednesday', 'monday', 'tuesday'] },
    4,
    ['against Clash on Mon to Wed', 'open New to the house'],
  ],
  [
    'a worker who lives near',
    { house_shifts: 3, distance_km: 12.04 },
    4,
    ['for Both days free', 'for Knows the house', 'open About 12 km away'],
  ],
  ['a worker with an unknown post code', { distance_km: null }, 4, ['for Both days free', 'open New to the house']],
  ['a job that is over', { days: 0, days_free: 0 }, 4, ['open New to the house']],
])('%s', (_, fit, jobs_completed, expected) => {
  expect(fitReasons({ fit: { ...FIT, ...fit }, jobs_completed }).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test('an earlier API without fit reasons', () => {
  expect(fitReasons({ jobs_completed: 3 })).toEqual([]);
});
