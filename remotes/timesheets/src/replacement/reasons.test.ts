import { expect, test } from '@jest/globals';
import type { PointsReason } from '@careloom/contract/resources/replacements';
import { spokenKm } from './km';
import { reasonsOf, whyNot } from './reasons';

const part = (code: string, values: PointsReason['values'] = {}) => ({ points: 1, most: 10, reason: { code, values } });
const PLAIN = {
  house: part('new'),
  rest: part('no_shift_near'),
  near: part('unknown_distance'),
  hours: part('week_not_said', { hours: 8, wished: 38 }),
  nights: part('not_a_night'),
};

test.each([
  ['house', part('here', { count: 12, last: '2026-11-15' }), 'for 12 shifts here, last on 15 Nov'],
  ['house', part('here', { count: 1, last: '2026-11-05' }), 'for 1 shift here, on 5 Nov'],
  ['house', part('new'), 'open New to the house'],
  ['rest', part('no_shift_near'), 'for No other shift within a day'],
  ['rest', part('rest', { hours: 11.5, side: 'after' }), 'for 11.5 h rest after it'],
  ['rest', part('short_rest', { hours: 9, side: 'before' }), 'against 9 h rest before it'],
  ['near', part('distance', { km: 6.2 }), 'for About 6.2 km away'],
  ['near', part('distance', { km: 12.4 }), 'for About 12 km away'],
  ['near', part('unknown_distance'), 'open Distance not known'],
  ['hours', part('week', { hours: 20.5, wished: 30 }), 'for 20.5 of 30 h wished in this week'],
  ['hours', part('over_week', { hours: 36, wished: 30 }), 'against 36 h in this week, 30 wished'],
  ['hours', part('week_not_said', { hours: 8, wished: 38 }), 'open 8 h in this week'],
  ['nights', part('no_night'), 'for No night yet this month'],
  ['nights', part('nights', { count: 6 }), 'for 6 nights this month'],
  ['nights', part('nights', { count: 1 }), 'for 1 night this month'],
  ['nights', part('not_a_night'), 'for Not a night'],
] as const)('%s, %j: %s', (name, given, expected) => {
  const reasons = reasonsOf({ parts: { ...PLAIN, [name]: given } });
  expect(reasons.filter((one) => one.part === name).map(({ kind, text }) => `${kind} ${text}`)).toEqual([expected]);
  expect(reasons).toHaveLength(5);
});

test('an unknown reason of a newer server is left out', () => {
  expect(reasonsOf({ parts: { ...PLAIN, near: part('by_train') } }).map((one) => one.part)).toEqual(['house', 'rest', 'hours', 'nights']);
});

test('a worker who can not take the shift has the reason; a reason of a newer server becomes a general sentence', () => {
  expect([whyNot('clash'), whyNot('no_agreement'), whyNot('constructor'), whyNot('later')]).toEqual([
    'Worker already on another shift at the same time.',
    'The worker has no service agreement yet.',
    'Can not take this shift.',
    'Can not take this shift.',
  ]);
});

test('kilometres below ten have one decimal', () => {
  expect([0, 4.2, 9.9, 10, 12.4, 1200].map(spokenKm)).toEqual(['0', '4.2', '9.9', '10', '12', '1,200']);
});
