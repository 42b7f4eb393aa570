import { describe, expect, test } from '@jest/globals';
import { gapsOf, isOvernight, minutesOf, overlapsOf, positionOf, spansOf, timeAt, type Hours } from './care-day';

const bands = (...hours: string[]): Hours[] => hours.map((text) => ({ start_time: text.slice(0, 5), end_time: text.slice(6) }));
const band = (text: string) => bands(text)[0] as Hours;
const shown = (all: readonly Hours[]) => gapsOf(all).map(({ from, to }) => `${timeAt(from)}-${timeAt(to)}`);

test.each([
  ['06:00', 0],
  ['00:00', 1080],
  ['05:59', 1439],
])('%s is at %i, and back', (time, position) => {
  expect(positionOf(time)).toBe(position);
  expect(timeAt(position)).toBe(time);
});

test.each([
  ['06:00-20:00', [{ from: 0, to: 840 }], 840, false],
  ['20:00-00:00', [{ from: 840, to: 1080 }], 240, true],
  ['00:00-06:00', [{ from: 1080, to: 1440 }], 360, false],
  ['22:00-07:00', [{ from: 960, to: 1440 }, { from: 0, to: 60 }], 540, true], // oxfmt-ignore
  ['06:00-06:00', [], 0, false],
])('%s lies at its spans', (hours, spans, minutes, overnight) => {
  expect(spansOf(band(hours))).toEqual(spans);
  expect(minutesOf(band(hours))).toBe(minutes);
  expect(isOvernight(band(hours))).toBe(overnight);
});

describe('gaps', () => {
  test.each([
    [['06:00-20:00', '20:00-00:00', '00:00-06:00'], []],
    [['06:00-20:00', '20:00-23:30', '00:00-06:00'], ['23:30-00:00']],
    [['07:00-05:00'], ['05:00-07:00']],
    [['06:00-20:00'], ['20:00-06:00']],
    [
      ['08:00-12:00', '13:00-20:00'],
      ['12:00-13:00', '20:00-08:00'],
    ],
    [['06:00-20:00', '08:00-10:00', '20:00-06:00'], []],
  ])('%j leave %j', (hours, gaps) => {
    expect(shown(bands(...hours))).toEqual(gaps);
  });
});

test.each([
  [['06:00-20:00', '20:00-06:00'], []],
  [['06:00-20:00', '19:00-06:00'], [[0, 1]]],
  [['06:00-20:00', '20:00-06:00', '22:00-02:00'], [[1, 2]]],
  [['22:00-07:00', '06:00-22:00'], [[0, 1]]],
])('%j overlap at %j', (hours, pairs) => {
  expect(overlapsOf(bands(...hours))).toEqual(pairs);
});
