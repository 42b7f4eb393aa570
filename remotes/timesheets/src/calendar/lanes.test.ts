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

test('what does not overlap has the whole width, also where one begins as another ends', () => {
  expect(seen([0, 60], [60, 120])).toEqual(['1/1', '1/1']);
});

test('what overlaps is side by side, and a lane that is free again is used again', () => {
  expect(seen([0, 120], [60, 180], [120, 240])).toEqual(['1/2', '2/2', '1/2']);
  expect(seen([0, 120], [60, 180], [200, 240])).toEqual(['1/2', '2/2', '1/1']);
});

const CROWD: Times = [[60, 120], [60, 120], [60, 120], [60, 120], [90, 120], [300, 360]]; // oxfmt-ignore

test('beyond three lanes only the number is told, for each cluster where it begins', () => {
  expect(packed(CROWD, MOST_LANES.day)).toEqual({ seen: ['1/3+', '2/3+', '3/3+', '1/1'], hidden: [{ from: 60, count: 2 }] });
});

test('in a week two lanes have room for a time and a name', () => {
  expect(packed(CROWD, MOST_LANES.week)).toEqual({ seen: ['1/2+', '2/2+', '1/1'], hidden: [{ from: 60, count: 3 }] });
});
