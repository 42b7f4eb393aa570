import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type * as Testing from '@testing-library/react';
import type * as React from 'react';
import type * as Columns from '../month-columns';
import replaced from './replaced.json';

const fromRecharts = createRequire(path.join(path.dirname(require.resolve('recharts')), 'index.js'));

beforeAll(() => void Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 420 }));
beforeEach(() => void jest.resetModules());

const POINTS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month, at) => ({
  month,
  value: [0, 0.3, 61_204, -40, 7, 46_000][at] ?? 0,
  shown: 'x',
}));
const MARKS = [0, 20_000, 40_000, 60_000].map((value) => ({ value, shown: `$${value}` }));

function drawn(props: Columns.MonthColumnsProps, isLean: boolean): string {
  for (const [request, file] of Object.entries(replaced)) {
    const library = fromRecharts.resolve(request);
    if (isLean) jest.doMock(library, () => jest.requireActual(file));
    else jest.dontMock(library);
  }
  const { MonthColumns } = jest.requireActual<typeof Columns>('../month-columns');
  const { createElement } = jest.requireActual<typeof React>('react');
  const { render } = jest.requireActual<typeof Testing>('@testing-library/react/pure');
  const { container, unmount } = render(createElement(MonthColumns, props));
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

test.each([
  ['with a scale', { points: POINTS, scale: MARKS }],
  ['without one', { points: POINTS }],
  ['of one month', { points: POINTS.slice(2, 3), scale: MARKS }],
])('columns %s are drawn the same by the replacements of the recharts libraries', (_name, props) => {
  const whole = drawn(props, false);
  expect(whole).toMatch(/<path [^>]*d="M/);
  jest.resetModules();
  expect(drawn(props, true)).toBe(whole);
});
