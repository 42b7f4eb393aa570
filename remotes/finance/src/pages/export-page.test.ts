import { expect, test } from '@jest/globals';
import { isOpen } from './export-page';

test.each([
  ['user=1&expires=100&signature=abc', 99_000, true],
  ['user=1&expires=100&signature=abc', 100_000, false],
  ['user=1&expires=100', 99_000, false],
  ['user=1&expires=100&signature=', 99_000, false],
  ['signature=abc', 0, false],
  ['expires=soon&signature=abc', 0, false],
])('a link with %s at %i: %p', (query, now, open) => {
  expect(isOpen(new URLSearchParams(query), now)).toBe(open);
});
