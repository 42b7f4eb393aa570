import type { Filter, Sort } from '../core/definition';

/** What a list's address holds. Filters by their names in the query; a list of values is joined by commas. */
export interface ListState {
  page: number;
  search: string;
  sort: Sort | null;
  filters: Readonly<Record<string, string>>;
}

/** What may stand in an address: all else in it is somebody else's, or a mistake. */
export interface ListShape {
  filters: readonly Filter[];
  sortable: readonly string[];
  /** Parts two lists on one page. */
  prefix: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_SEARCH = 100;

export const namesOf = (filter: Filter): string[] => (filter.kind === 'select' ? [filter.name] : [filter.from, filter.to]);

/** A value of a filter that can be asked for, or null. */
function admitted(filter: Filter, value: string): string | null {
  if (filter.kind === 'range') return DAY.test(value) ? value : null;
  const known = new Set(filter.options.map((option) => option.value));
  const values = value.split(',').filter((one) => known.has(one));
  if (values.length === 0) return null;
  return filter.multiple ? values.join(',') : (values[0] ?? null);
}

function readFilters(params: URLSearchParams, { filters, prefix }: ListShape) {
  const read: Record<string, string> = {};
  for (const filter of filters) {
    for (const name of namesOf(filter)) {
      const value = admitted(filter, params.get(prefix + name) ?? '');
      if (value !== null) read[name] = value;
    }
  }
  return read;
}

function readSort(params: URLSearchParams, { sortable, prefix }: ListShape): Sort | null {
  const by = params.get(`${prefix}sort`);
  if (by === null || !sortable.includes(by)) return null;
  return { by, dir: params.get(`${prefix}dir`) === 'desc' ? 'desc' : 'asc' };
}

/** Reads a list's state out of an address that anybody may have written. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const page = Number(params.get(`${shape.prefix}page`));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (params.get(`${shape.prefix}search`) ?? '').slice(0, MOST_SEARCH),
    sort: readSort(params, shape),
    filters: readFilters(params, shape),
  };
}

/** The changes to an address that bring a list into a state. What is at its default is left out (null). */
export function writeListState(state: ListState, { filters, prefix }: ListShape): Record<string, string | null> {
  const changes: Record<string, string | null> = {
    [`${prefix}page`]: state.page > 1 ? String(state.page) : null,
    [`${prefix}search`]: state.search || null,
    [`${prefix}sort`]: state.sort?.by ?? null,
    [`${prefix}dir`]: state.sort?.dir ?? null,
  };
  for (const name of filters.flatMap(namesOf)) changes[prefix + name] = state.filters[name] || null;
  return changes;
}

/** A click on a head: first up, then down, then as the server gives it. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, dir: 'asc' };
  return sort.dir === 'asc' ? { by, dir: 'desc' } : null;
}

export const isNarrowed = ({ search, filters }: ListState) => search !== '' || Object.keys(filters).length > 0;

/** How many filters hold a value; the two days of a range are one. */
export const activeFilters = ({ filters }: ListState, all: readonly Filter[]) =>
  all.filter((filter) => namesOf(filter).some((name) => filters[name])).length;
