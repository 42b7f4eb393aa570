import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS, type PointsPart } from '@careloom/contract/resources/replacements';
import { type Facts, pointsOf, sumOf } from './points';

const BEST: Facts = {
  house_shifts: 12,
  last_here: '2026-11-15',
  rest_before: null,
  rest_after: null,
  distance_km: 1,
  week_hours: 0,
  shift_hours: 8,
  wished_hours: 30,
  is_night: true,
  nights: 0,
};

const EXAMPLES: [part: PointsPart, facts: Partial<Facts>, points: number, code: string, values?: object][] = [
  ['house', {}, 30, 'here', { count: 12, last: '2026-11-15' }],
  ['house', { house_shifts: 8 }, 30, 'here', { count: 8, last: '2026-11-15' }],
  ['house', { house_shifts: 4 }, 22, 'here', { count: 4, last: '2026-11-15' }],
  ['house', { house_shifts: 1 }, 9, 'here', { count: 1, last: '2026-11-15' }],
  ['house', { house_shifts: 0, last_here: null }, 0, 'new', {}],
  ['rest', {}, 25, 'no_shift_near', {}],
  ['rest', { rest_before: 12 * 60 }, 25, 'rest', { hours: 12, side: 'before' }],
  ['rest', { rest_before: 40 * 60, rest_after: 11 * 60 }, 23, 'rest', { hours: 11, side: 'after' }],
  ['rest', { rest_after: 10 * 60 }, 20, 'rest', { hours: 10, side: 'after' }],
  ['rest', { rest_before: 10 * 60 - 1 }, 9, 'short_rest', { hours: 9.9, side: 'before' }],
  ['rest', { rest_before: 9 * 60, rest_after: 9 * 60 }, 9, 'short_rest', { hours: 9, side: 'before' }],
  ['rest', { rest_after: 0 }, 0, 'short_rest', { hours: 0, side: 'after' }],
  ['near', { distance_km: 2 }, 20, 'distance', { km: 2 }],
  ['near', { distance_km: 4.1 }, 17, 'distance', { km: 4.1 }],
  ['near', { distance_km: 8.8 }, 12, 'distance', { km: 8.8 }],
  ['near', { distance_km: 120 }, 0, 'distance', { km: 120 }],
  ['near', { distance_km: null }, 0, 'unknown_distance', {}],
  ['hours', {}, 15, 'week', { hours: 8, wished: 30 }],
  ['hours', { week_hours: 12 }, 9, 'week', { hours: 20, wished: 30 }],
  ['hours', { week_hours: 24 }, 2, 'over_week', { hours: 32, wished: 30 }],
  ['hours', { week_hours: 40 }, 0, 'over_week', { hours: 48, wished: 30 }],
  ['hours', { week_hours: 19, wished_hours: null }, 8, 'week_not_said', { hours: 27, wished: 38 }],
  ['nights', {}, 10, 'no_night', {}],
  ['nights', { nights: 1 }, 7, 'nights', { count: 1 }],
  ['nights', { nights: 6 }, 3, 'nights', { count: 6 }],
  ['nights', { nights: 6, is_night: false }, 10, 'not_a_night', {}],
];

for (const [part, facts, points, code, values] of EXAMPLES) {
  test(`${part} with ${JSON.stringify(facts)} gives ${points}: ${code}`, () => {
    assert.deepEqual(pointsOf({ ...BEST, ...facts })[part], { points, most: POINTS[part], reason: { code, values } });
  });
}

test('all parts together are at most 100, and none exceeds its maximum', () => {
  assert.equal(sumOf(pointsOf(BEST)), 100);
  const worst = { house_shifts: 0, rest_before: 0, distance_km: null, week_hours: 90, nights: 99 };
  assert.equal(sumOf(pointsOf({ ...BEST, ...worst })), 0);
});
