import type { Filter, Sort } from '../core/definition';

/** The state of a list in the address. Filters by their query names; several values are joined by commas. */
export interface ListState {
  page: number;
  search: string;
  sort: Sort | null;
  filters: Readonly<Record<string, string>>;
}

/** Values allowed in the address: anything else belongs to other code, or is an error. */
export interface ListShape {
  filters: readonly Filter[];
  sortable: readonly string[];
  /** Distinguishes two lists on one page. */
  prefix: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[1-9]\d{0,8}$/;
const MAX_SEARCH_LENGTH = 100;

export const namesOf = (filter: Filter): string[] => (filter.kind === 'select' ? [filter.name] : [filter.from, filter.to]);

/** The valid part of a filter's value, or null. */
function admitted(filter: Filter, value: string): string | null {
  if (filter.kind === 'range') return DAY.test(value) ? value : null;
  if (filter.people) return ID.test(value) ? value : null;
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

/** Parses a list's state from an address, which is untrusted input. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const page = Number(params.get(`${shape.prefix}page`));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (params.get(`${shape.prefix}search`) ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: readSort(params, shape),
    filters: readFilters(params, shape),
  };
}

/** The changes to an address that represent a list's state. Defaults are omitted (null). */
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

/** The next sort after a click on a column header: ascending, then descending, then the server's order. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, dir: 'asc' };
  return sort.dir === 'asc' ? { by, dir: 'desc' } : null;
}

export const isFiltered = ({ search, filters }: ListState) => search !== '' || Object.keys(filters).length > 0;

/** How many filters have a value; the two days of a range count as one. */
export const activeFilters = ({ filters }: ListState, all: readonly Filter[]) =>
  all.filter((filter) => namesOf(filter).some((name) => filters[name])).length;
