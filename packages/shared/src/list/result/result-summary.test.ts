import { describe, expect, test } from '@jest/globals';
import type { ListState } from '../state/list-state';
import { resultSummary, type ResultOptions } from './result-summary';

const START: ListState = { page: 1, search: '', sort: null, filters: {} };
const JOBS: ResultOptions = {
  page: { page: 1, last_page: 3, total: 23 },
  noun: { one: 'job', many: 'jobs' },
  sorts: [{ by: 'start_date', label: 'Start Date' }],
  usual: undefined,
};

describe('the summary of a change of a list', () => {
  test.each<[string, Partial<ListState>, Partial<ResultOptions>, string]>([
    ['a search', { search: 'night' }, {}, '23 jobs'],
    ['a filter with one result', { filters: { status: 'open' } }, { page: { page: 1, last_page: 1, total: 1 } }, '1 job'],
    ['thousands', { search: 'n' }, { page: { page: 1, last_page: 9, total: 4200 } }, '4,200 jobs'],
    ['nothing', { search: 'x' }, { page: { page: 1, last_page: 1, total: 0 } }, 'No Records Found'],
    ['a list without a noun', { search: 'x' }, { noun: undefined }, '23 results'],
    ['a sort', { sort: { by: 'start_date', dir: 'asc' } }, {}, 'Sorted by Start Date, ascending'],
    ['the other way', { sort: { by: 'start_date', dir: 'desc' } }, {}, 'Sorted by Start Date, descending'],
    ['a page', { page: 2 }, { page: { page: 2, last_page: 3, total: 23 } }, 'Page 2 of 3'],
    ['a search from a later page', { page: 1, search: 'night' }, {}, '23 jobs'],
  ])('%s', (_, change, shown, words) => expect(resultSummary(START, { ...START, ...change }, { ...JOBS, ...shown })).toBe(words));

  test('removing the sort restores the default sort, if the list has one', () => {
    const sorted: ListState = { ...START, sort: { by: 'start_date', dir: 'asc' } };
    expect(resultSummary(sorted, START, JOBS)).toBe('In the usual order');
    expect(resultSummary(sorted, START, { ...JOBS, usual: { by: 'start_date', dir: 'desc' } })).toBe('Sorted by Start Date, descending');
  });
});
