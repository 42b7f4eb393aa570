import { expect, test } from '@jest/globals';
import { packLanes } from './lanes';

const pack = (...spans: readonly (readonly [number, number])[]) => packLanes(spans.map(([from, to]) => ({ from, to })));
const seen = (...spans: readonly (readonly [number, number])[]) => pack(...spans).laned.map(({ lane, lanes }) => `${lane + 1}/${lanes}`);

test('what does not overlap has the whole width, also where one begins as another ends', () => {
  expect(seen([0, 60], [60, 120])).toEqual(['1/1', '1/1']);
});

test('what overlaps is side by side, and a lane that is free again is used again', () => {
  expect(seen([0, 120], [60, 180], [120, 240])).toEqual(['1/2', '2/2', '1/2']);
  expect(seen([0, 120], [60, 180], [200, 240])).toEqual(['1/2', '2/2', '1/1']);
});

test('beyond three lanes only the number is told, for each cluster where it begins', () => {
  const { laned, hidden } = pack([60, 120], [60, 120], [60, 120], [60, 120], [90, 120], [300, 360]);
  expect(laned.map(({ lane, lanes }) => `${lane + 1}/${lanes}`)).toEqual(['1/3', '2/3', '3/3', '1/1']);
  expect(hidden).toEqual([{ from: 60, count: 2 }]);
});
