import { useQueryParams } from '../../navigation/index';
import type { Filter, Sort } from '../core/definition';
import { nextSort, readListState, writeListState, type ListState } from './list-state';

export interface ListControls {
  state: ListState;
  setPage: (page: number) => void;
  setSearch: (search: string) => void;
  toggleSort: (by: string) => void;
  /** Null: the server's default order. */
  setSort: (sort: Sort | null) => void;
  /** By query names; null clears a filter. */
  setFilters: (changes: Readonly<Record<string, string | null>>) => void;
  /** Resets search and filters, and goes to the first page. */
  clear: () => void;
}

const NO_FILTERS: readonly Filter[] = [];

/**
 * A list's state in the query of the address, so that it can be shared and the back button works.
 * @param prefix distinguishes two lists on one page
 */
export function useListState(filters: readonly Filter[] = NO_FILTERS, sortable: readonly string[] = [], prefix = ''): ListControls {
  const [params, setParams] = useQueryParams();
  const shape = { filters, sortable, prefix };
  const state = readListState(params, shape);
  const put = (changes: Partial<ListState>, replace = true) =>
    setParams(writeListState({ ...state, page: 1, ...changes }, shape), { replace });
  return {
    state,
    setPage: (page) => put({ page }, false),
    setSearch: (search) => put({ search }),
    toggleSort: (by) => put({ sort: nextSort(state.sort, by) }),
    setSort: (sort) => put({ sort }),
    setFilters: (changes) => {
      const merged = Object.entries({ ...state.filters, ...changes });
      put({ filters: Object.fromEntries(merged.filter((entry): entry is [string, string] => Boolean(entry[1]))) });
    },
    clear: () => put({ search: '', filters: {} }),
  };
}
