import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationInWords } from './duration';

const EXAMPLES: readonly [string, string | null, string][] = [
  ['2026-11-01', null, 'Ongoing'],
  ['2026-11-01', '2026-11-01', '1 day'],
  ['2026-11-01', '2026-11-07', '1 week'],
  ['2026-12-05', '2026-12-18', '2 weeks'],
  ['2026-11-01', '2026-11-10', '10 days'],
  ['2026-11-01', '2026-11-30', '1 month'],
  ['2026-11-15', '2027-02-14', '3 months'],
  ['2027-02-01', '2027-02-28', '1 month'],
  ['2026-01-01', '2026-12-31', '1 year'],
  ['2026-03-10', '2028-03-09', '2 years'],
  ['2026-01-01', '2027-06-30', '18 months'],
];

for (const [start, end, words] of EXAMPLES) {
  test(`${start} to ${end ?? 'open end'} is ${words}`, () => assert.equal(durationInWords(start, end), words));
}
