import { expect, test } from '@jest/globals';
import { MOST_LANES, packLanes } from './lanes';

type Times = readonly (readonly [number, number])[];
const packed = (spans: Times, most: number) => {
  const { laned, hidden } = packLanes(
    spans.map(([from, to]) => ({ from, to })),
    most,
  );
  return { seen: laned.map(({ lane, lanes, isCrowded }) => `${lane + 1}/${lanes}${isCrowded ? '+' : ''}`), hidden };
};
const seen = (...spans: Times) => packed(spans, MOST_LANES.day).seen;

test('shifts that do not overlap have the whole width, also where one begins as another ends', () => {
  expect(seen([0, 60], [60, 120])).toEqual(['1/1', '1/1']);
});

test('overlapping shifts are side by side, and a lane is reused once it is free', () => {
  expect(seen([0, 120], [60, 180], [120, 240])).toEqual(['1/2', '2/2', '1/2']);
  expect(seen([0, 120], [60, 180], [200, 240])).toEqual(['1/2', '2/2', '1/1']);
});

const CROWD: Times = [[60, 120], [60, 120], [60, 120], [60, 120], [90, 120], [300, 360]]; // oxfmt-ignore

test('beyond three lanes only the count is shown, once at the start of each cluster', () => {
  expect(packed(CROWD, MOST_LANES.day)).toEqual({ seen: ['1/3+', '2/3+', '3/3+', '1/1'], hidden: [{ from: 60, count: 2 }] });
});

test('in a week there are two lanes, wide enough for a time and a name', () => {
  expect(packed(CROWD, MOST_LANES.week)).toEqual({ seen: ['1/2+', '2/2+', '1/1'], hidden: [{ from: 60, count: 3 }] });
});
