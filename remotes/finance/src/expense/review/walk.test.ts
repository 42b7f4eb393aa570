import { describe, expect, test } from '@jest/globals';
import { afterDecision, FIRST, indexOf, LAST, stepFrom } from './walk';

const rows = [
  { id: 11, status: 'pending' },
  { id: 12, status: 'approved' },
  { id: 13, status: 'pending' },
];
const pages = { page: 2, last: 3 };

describe('the row shown beside the list', () => {
  test.each([
    ['the first', FIRST, 0],
    ['the last', LAST, 2],
    ['by its id', { id: 13, at: 0 }, 2],
    ['a removed expense, by its index', { id: 99, at: 1 }, 1],
    ['a removed last expense', { id: 99, at: 3 }, 2],
  ])('%s', (_, shown, index) => expect(indexOf(shown, rows)).toBe(index));
  test('none in an empty list', () => expect(indexOf(FIRST, [])).toBe(-1));
});

describe('a step', () => {
  test.each([
    ['down', { id: 11, at: 0 }, 1, { to: { id: 12, at: 1 } }],
    ['up', { id: 13, at: 2 }, -1, { to: { id: 12, at: 1 } }],
    ['down from the last row', { id: 13, at: 2 }, 1, { turn: 1 }],
    ['up from the first row', { id: 11, at: 0 }, -1, { turn: -1 }],
  ] as const)('%s', (_, shown, by, step) => expect(stepFrom(shown, rows, by, pages)).toEqual(step));
  test.each([
    [1, 3],
    [-1, 1],
  ] as const)('%i from the end of page %i of 3 leads nowhere', (by, page) =>
    expect(stepFrom(by === 1 ? LAST : FIRST, rows, by, { page, last: 3 })).toBeNull(),
  );
  test('in an empty list leads nowhere', () => expect(stepFrom(FIRST, [], 1, pages)).toBeNull());
});

describe('after a decision', () => {
  test('the next pending expense is shown', () => expect(afterDecision({ id: 11, at: 0 }, rows)).toEqual({ id: 13, at: 2 }));
  test('the same expense stays if none is pending below it', () =>
    expect(afterDecision({ id: 13, at: 2 }, rows)).toEqual({ id: 13, at: 2 }));
});
