import type { Call, InputFor } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import { useEffect } from 'react';
import { useCall } from '../../query/index';
import { useListState, type ListControls } from '../state/use-list-state';
import type { ListDefinition, RowOf } from './definition';

export interface ListResult<Row> {
  controls: ListControls;
  /** The page on screen; the previous one while the next is loading. */
  page: Page<Row> | undefined;
  waiting: boolean;
  /** The connection was lost before anything was read. */
  offline: boolean;
  /** A page is shown while another is loading. */
  turning: boolean;
  error: Error | null;
  retry: () => void;
}

/** The input of a list's call, from its state and its fixed input. */
function inputOf<C extends Call>({ input }: ListDefinition<C>, { page, search, sort, filters }: ListControls['state']) {
  return { page, ...(search && { search }), ...(sort && { sort: sort.by, dir: sort.dir }), ...filters, ...input } as unknown as InputFor<C>;
}

/** State and data of a list. */
export function useList<C extends Call>(definition: ListDefinition<C>, prefix = ''): ListResult<RowOf<C>> {
  const sortable = definition.columns.flatMap(({ sort }) => sort ?? []);
  const controls = useListState(definition.filters, sortable, prefix);
  const query = useCall(definition.call, inputOf(definition, controls.state), { keepPrevious: true });
  const page = query.data as Page<RowOf<C>> | undefined;
  const { setPage, state } = controls;
  // The last row of the last page was deleted, or the address is outdated.
  const beyond = page !== undefined && !query.isPlaceholderData && state.page > page.last_page ? page.last_page : null;
  useEffect(() => {
    if (beyond !== null) setPage(beyond);
  });
  return {
    controls,
    page,
    waiting: query.isPending && !query.isPaused,
    offline: query.isPending && query.isPaused,
    turning: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
