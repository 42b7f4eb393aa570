import { describe, expect, test } from '@jest/globals';
import type { RangeFilter, SelectFilter } from '../core/definition';
import { emptied, filterText, withOption } from './filter-value';

const status: SelectFilter = {
  kind: 'select',
  name: 'status',
  label: 'Status',
  multiple: true,
  options: [
    { value: 'open', label: 'Open' },
    { value: 'assigned', label: 'Assigned' },
  ],
};
const range: RangeFilter = { kind: 'range', label: 'Start Date', from: 'from', to: 'to' };

describe('a filter shows its value', () => {
  test.each([
    [status, {}, null],
    [status, { status: 'assigned,open' }, 'Open, Assigned'],
    [range, {}, null],
    [range, { from: '2026-11-01' }, '1 Nov 2026 – …'],
    [range, { from: '2026-11-01', to: '2026-11-30' }, '1 Nov 2026 – 30 Nov 2026'],
    [range, { from: '2026-11-01', to: '2026-11-01' }, '1 Nov 2026'],
  ])('%#', (filter, values, words) => {
    expect(filterText(filter, values)).toBe(words);
  });
});

describe('a filter changes', () => {
  test('several values keep the order of the options, and no value is null', () => {
    expect(withOption(status, { status: 'assigned' }, 'open', true)).toEqual({ status: 'open,assigned' });
    expect(withOption(status, { status: 'open' }, 'open', false)).toEqual({ status: null });
  });

  test('a single value replaces the previous one', () => {
    expect(withOption({ ...status, multiple: false }, { status: 'assigned' }, 'open', true)).toEqual({ status: 'open' });
  });

  test('is emptied by all its names', () => {
    expect([emptied(status), emptied(range)]).toEqual([{ status: null }, { from: null, to: null }]);
  });
});
