import { expect, test } from '@jest/globals';
import { scaleLinear as whole } from 'd3-scale';
import { scaleLinear } from './linear';

const VALUES = [-250, -1, 0, 0.3, 1, 2.5, 49, 50, 99.9, 100, 1e6];

test.each([
  { domain: [0, 100], range: [94, 0] },
  { domain: [100, 0], range: [0, 94] },
  { domain: [-50, 50], range: [10, 10] },
  { domain: [0, 50, 100], range: [0, 10, 300] },
  { domain: [100, 50, 0], range: [0, 10, 300] },
  { domain: [0, 0.3], range: [0, 1] },
])('the linear scale from $domain to $range equals that of d3', ({ domain, range }) => {
  for (const clamped of [false, true]) {
    const [ours, theirs] = [scaleLinear().domain(domain).range(range).clamp(clamped), whole().domain(domain).range(range).clamp(clamped)];
    const rounded = [ours.copy().rangeRound(range), theirs.copy().rangeRound(range)] as const;
    for (const value of VALUES) {
      expect(ours(value)).toBeCloseTo(theirs(value), 9);
      expect(rounded[0](value)).toBe(rounded[1](value));
    }
    expect(ours.ticks(5)).toEqual(theirs.ticks(5));
    expect(ours.copy().nice(4).domain()).toEqual(theirs.copy().nice(4).domain());
    expect([ours.domain(), ours.range(), ours.clamp()]).toEqual([domain, range, clamped]);
    expect(ours.invert(range[0] ?? 0)).toBeCloseTo(theirs.invert(range[0] ?? 0), 9);
  }
});

test('a copy is independent, and a value that is not a number has no position', () => {
  const scale = scaleLinear().domain([0, 10]).range([0, 100]);
  scale.copy().domain([0, 1]);
  expect(scale(5)).toBe(50);
  expect([scale(undefined), scale(null), scale('many')]).toEqual([undefined, undefined, undefined]);
});
