import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exclusionOf, factsOf, type OnRoster } from './facts';
import type { Pooled } from './read-pool';

const agreement = { id: 1, status: 'signed', commencement_date: '2026-01-01', end_date: '2026-12-31', pay_level_id: 1 };
const WORKER: Pooled = {
  id: 7,
  email: 'eleni@careloom.test',
  first_name: 'Eleni',
  last_name: 'Economou',
  picture_file_id: null,
  suburb: 'Auburn',
  state: 'NSW',
  post_code: '2144',
  contact_no: null,
  weekly_hours: 30,
  employable: true,
  is_archived: false,
  agreements: [agreement],
};

let made = 0;
/** @param from hours from midnight UTC of the first of November 2026, a Sunday */
const at = (from: number, to: number, is_night = false): OnRoster => {
  const start = Date.UTC(2026, 10, 1) + from * 3_600_000;
  const date = new Date(start).toISOString().slice(0, 10);
  return { id: (made += 1), date, start, end: start + (to - from) * 3_600_000, minutes: (to - from) * 60, is_night };
};
/** Wednesday, 18 November, 10:00 to 18:00. */
const day = 17 * 24;
const SHIFT = { ...at(day + 10, day + 18), worker_id: null };

const REASONS: [what: string, worker: Partial<Pooled>, roster: OnRoster[], expected: string | null][] = [
  ['is free', {}, [], null],
  ['ends when it begins', {}, [at(day + 2, day + 10)], null],
  ['begins when it ends', {}, [at(day + 18, day + 20)], null],
  ['works over its first minute', {}, [at(day + 2, day + 10.1)], 'clash'],
  ['works within it', {}, [at(day + 12, day + 13)], 'clash'],
  ['has left', { is_archived: true, employable: false }, [], 'archived'],
  ['may not sign in', { employable: false }, [], 'inactive'],
  ['never signed', { agreements: [] }, [], 'no_agreement'],
  ['has an agreement that ended', { agreements: [{ ...agreement, end_date: '2026-11-17' }] }, [], 'agreement_over'],
  ['has one that was terminated', { agreements: [{ ...agreement, status: 'terminated' }] }, [], 'agreement_over'],
  ['has one that begins later', { agreements: [{ ...agreement, commencement_date: '2026-11-19' }] }, [], 'no_agreement'],
];

for (const [what, fields, roster, expected] of REASONS) {
  test(`somebody who ${what} ${expected ? `cannot take it: ${expected}` : 'can take it'}`, () => {
    const found = exclusionOf(SHIFT, { worker: { ...WORKER, ...fields }, roster, declined: false });
    assert.equal(found?.code ?? null, expected);
  });
}

test('the current worker and those who declined are excluded; a worker on another shift is excluded until its end', () => {
  assert.equal(exclusionOf({ ...SHIFT, worker_id: 7 }, { worker: WORKER, roster: [SHIFT], declined: false })?.code, 'current');
  assert.equal(exclusionOf(SHIFT, { worker: WORKER, roster: [], declined: true })?.code, 'declined');
  const other = at(day + 12, day + 20);
  assert.equal(exclusionOf(SHIFT, { worker: WORKER, roster: [other], declined: true })?.until, other.end);
});

const ROSTERS: [what: string, roster: OnRoster[], facts: object][] = [
  ['nothing', [], { rest_before: null, rest_after: null, week_hours: 0, nights: 0 }],
  ['the shift itself', [SHIFT], { rest_before: null, rest_after: null, week_hours: 0, nights: 0 }],
  ['two shifts before it: the nearer counts', [at(day - 20, day - 12), at(day - 4, day + 1)], { rest_before: 540, rest_after: null }],
  ['one on the next day', [at(day + 30, day + 34)], { rest_before: null, rest_after: 720, week_hours: 4 }],
  ['one a day later does not count for rest', [at(day + 42, day + 44)], { rest_after: null, week_hours: 2 }],
  ['Monday counts, the Sunday before it does not', [at(day - 48, day - 44), at(day - 72, day - 66)], { week_hours: 4 }],
  ['Sunday counts, the Monday after it does not', [at(day + 96, day + 99), at(day + 120, day + 130)], { week_hours: 3 }],
  [
    'nights of November, not of December',
    [at(3, 11, true), at(day + 50, day + 58, true), at(30 * 24 + 2, 30 * 24 + 10, true)],
    { nights: 2 },
  ],
];

for (const [what, roster, expected] of ROSTERS) {
  test(`with ${what}: ${JSON.stringify(expected)}`, () => {
    const facts = factsOf(SHIFT, { worker: WORKER, roster }, undefined, 6.2);
    assert.deepEqual({ ...facts, ...expected }, facts);
    assert.deepEqual([facts.distance_km, facts.house_shifts, facts.shift_hours, facts.wished_hours], [6.2, 0, 8, 30]);
  });
}
