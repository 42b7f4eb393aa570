import { audit } from '@careloom/contract/resources/audit';
import { describe, expect, test } from '@jest/globals';
import type { Filter } from '../core/definition';
import { activeFilters, isFiltered, nextSort, readListState, writeListState, type ListShape } from './list-state';

const FILTERS: readonly Filter[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    multiple: true,
    options: ['open', 'assigned', 'closed'].map((value) => ({ value, label: value })),
  },
  { kind: 'select', name: 'type', label: 'Type', options: ['casual', 'ongoing'].map((value) => ({ value, label: value })) },
  { kind: 'range', label: 'Start Date', from: 'from', to: 'to' },
  { kind: 'select', name: 'actor_id', label: 'Who', options: [], people: audit.people },
];
const shape = (prefix = ''): ListShape => ({ filters: FILTERS, sortable: ['name', 'start_date'], prefix });
const read = (query: string, prefix?: string) => readListState(new URLSearchParams(query), shape(prefix));

describe('a list’s state in an address', () => {
  test.each([
    ['', { page: 1, search: '', sort: null, filters: {} }],
    ['page=3&search=nights', { page: 3, search: 'nights', sort: null, filters: {} }],
    ['sort=name&dir=desc', { page: 1, search: '', sort: { by: 'name', dir: 'desc' }, filters: {} }],
    ['sort=name', { page: 1, search: '', sort: { by: 'name', dir: 'asc' }, filters: {} }],
    ['actor_id=12', { page: 1, search: '', sort: null, filters: { actor_id: '12' } }],
    ['status=open,closed&from=2026-11-01', { page: 1, search: '', sort: null, filters: { status: 'open,closed', from: '2026-11-01' } }],
  ])('%p is read', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'sort=password',
    'status=open%20or%201',
    'type=',
    'from=yesterday',
    'actor_id=0',
    'actor_id=1,2',
    'other=1',
  ])('an invalid state is ignored: %p', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('unknown values of a filter are dropped, and a filter for a single value keeps only one', () => {
    expect(read('status=open,paused').filters).toEqual({ status: 'open' });
    expect(read('type=casual,ongoing').filters).toEqual({ type: 'casual' });
  });

  test('is read back from the address; defaults are not written', () => {
    const state = read('page=2&search=a%26b&sort=name&dir=desc&status=open,closed&to=2026-11-30');
    const written = Object.entries(writeListState(state, shape())).filter((entry): entry is [string, string] => entry[1] !== null);
    expect(readListState(new URLSearchParams(written), shape())).toEqual(state);
    expect(Object.values(writeListState(read(''), shape())).every((value) => value === null)).toBe(true);
  });

  test('two lists on a page do not interfere', () => {
    expect(read('page=2&invoice-page=5', 'invoice-').page).toBe(5);
    expect(Object.keys(writeListState(read(''), shape('invoice-'))).every((name) => name.startsWith('invoice-'))).toBe(true);
  });

  test('a header sorts ascending, then descending, then not', () => {
    const up = nextSort(null, 'name');
    const down = nextSort(up, 'name');
    expect([up, down, nextSort(down, 'name'), nextSort(down, 'start_date')]).toEqual([
      { by: 'name', dir: 'asc' },
      { by: 'name', dir: 'desc' },
      null,
      { by: 'start_date', dir: 'asc' },
    ]);
  });

  test('the two dates of a range are one filter', () => {
    const state = read('from=2026-11-01&to=2026-11-30&status=open');
    expect(activeFilters(state, FILTERS)).toBe(2);
    expect([isFiltered(state), isFiltered(read('page=3'))]).toEqual([true, false]);
  });
});
