import { expect, test } from '@jest/globals';
import { liftOf, type Box } from './clear-of-controls';

const toast: Box = { left: 1000, right: 1360, top: 820, bottom: 876 };
const bar = (top: number, bottom: number, left = 300, right = 1400): Box => ({ left, right, top, bottom });

test.each<[string, Box[], number]>([
  ['nothing', [], 0],
  ['a bar beside it', [bar(800, 900, 0, 900)], 0],
  ['a bar that ends above it', [bar(700, 811)], 0],
  ['a pager under it', [bar(840, 890)], 45],
  ['a pager, and the row that it would then cover', [bar(840, 890), bar(770, 830)], 115],
  ['the same, whatever their order', [bar(770, 830), bar(840, 890)], 115],
])('clear of %s', (_, others, lift) => {
  expect(liftOf(toast, others)).toBe(lift);
});
