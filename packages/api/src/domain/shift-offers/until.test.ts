import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPossibleUntil, usualUntil } from './until';

const NOW = new Date('2026-11-21T06:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const EXAMPLES: [start: string, until: string | null, what: string][] = [
  ['20:00', '08:00', 'two hours'],
  ['09:00', '08:00', 'two hours are an hour before it begins'],
  ['08:30', '07:30', 'an hour before it begins'],
  ['07:10', '06:15', 'a quarter of an hour, the minimum for an answer'],
  ['06:10', '06:10', 'until it begins'],
  ['06:00', null, 'it has begun'],
];
for (const [start, until, what] of EXAMPLES) {
  test(`a shift at ${start} is offered until ${until ?? 'never'}: ${what}`, () => {
    assert.deepEqual(usualUntil(at(start), NOW), until === null ? null : at(until));
  });
}

test("an offer ends in the future, and at the shift's start at the latest", () => {
  assert.deepEqual(
    ['06:00', '06:01', '20:00', '20:01'].map((until) => isPossibleUntil(at(until), at('20:00'), NOW)),
    [false, true, true, false],
  );
});
