import { PAGE_SIZE } from '@careloom/contract/list-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Empty, LoadFailed, useDelayedWait, WaitsForConnection } from '../../ui/index';
import type { ListCall, ListDefinition, RowOf } from '../core/definition';
import type { ListResult } from '../core/use-list';
import { useColumns } from '../core/use-columns';
import { useListSelection } from '../core/use-selection';
import { FilterBar } from '../filters/filter-bar';
import { BulkBar } from '../foot/bulk-bar';
import { Pagination } from '../foot/pagination';
import { isFiltered } from '../state/list-state';
import { ResultStatus } from '../result/result-status';
import { RowActions } from '../table/row-actions';
import { Table } from '../table/table';
import { t } from '../texts';

export interface ListBodyProps<C extends ListCall> {
  definition: ListDefinition<C>;
  list: ListResult<RowOf<C>>;
  dense?: boolean;
  /** Content beside the rows. */
  aside?: ReactNode;
}

/** A list without its heading. */
export function ListBody<C extends ListCall>({ definition, list, dense = false, aside }: ListBodyProps<C>) {
  const { filters = [], searchable = true, searchFrom = 1, keyOf, nameOf, actions, bulk, onSelection } = definition;
  const { controls, page, waiting, offline, turning, error, retry } = list;
  const { state } = controls;
  const { columns, choice } = useColumns(definition, t('list.columns'));
  const [menu, setMenu] = useState<{ row: RowOf<C>; anchor: HTMLElement } | null>(null);
  const [selecting, setSelecting] = useState(false);
  const selection = useListSelection(keyOf, JSON.stringify([state.search, state.filters]), onSelection);
  const early = !useDelayedWait(waiting);
  const busy = useDelayedWait(turning);
  const failed = error && <LoadFailed message={error.message} onRetry={retry} />;
  const place = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  // The pressed button disappears, so the focus is moved first.
  const clear = () => {
    controls.clear();
    focusOn('.cl-filters :is(input, button)');
  };
  const untick = () => {
    focusOn('tbody [data-row]:checked, tbody [data-open]');
    selection.clear();
  };
  const sorts = definition.columns.flatMap(({ sort, head }) => (sort ? [{ by: sort, label: head }] : []));
  const className = ['cl-list', selecting && 'cl-selecting', selection.rows.length > 0 && 'cl-has-bulk'].filter(Boolean).join(' ');
  return (
    <div ref={place}>
      <FilterBar
        filters={filters}
        sorts={sorts}
        columns={choice}
        searchable={searchable}
        searchFrom={searchFrom}
        controls={controls}
        onClear={clear}
        onSelectRows={bulk ? () => setSelecting(!selecting) : undefined}
        views={definition.views}
        beside={definition.beside}
      />
      <div className={aside ? 'cl-list-beside' : undefined}>
        <div className={className}>
          {failed}
          {offline && <WaitsForConnection />}
          {!((error || offline) && !page) && (
            <Table
              definition={{ ...definition, columns }}
              rows={page?.items ?? []}
              sort={state.sort ?? definition.sort ?? null}
              onSort={controls.toggleSort}
              selection={selection}
              onMenu={(row, anchor) => setMenu({ row, anchor })}
              dense={dense}
              waiting={waiting}
              skeletonRows={waiting ? PAGE_SIZE : 0}
              early={early}
              busy={busy}
            >
              {page?.total === 0 && <EmptyList definition={definition} narrowed={isFiltered(state)} onClear={clear} dense={dense} />}
            </Table>
          )}
          {waiting && (
            <div className="cl-pager cl-early" aria-hidden>
              <span className="cl-pg" />
            </div>
          )}
          {page && page.total > 0 && <Pagination page={page} onPage={controls.setPage} />}
          {page && definition.below?.(page.items)}
        </div>
        {aside}
      </div>
      <ResultStatus
        state={state}
        page={turning || error || !page ? null : page}
        noun={definition.noun}
        sorts={sorts}
        usual={definition.sort}
      />
      {bulk && <BulkBar selection={selection} actions={bulk} onClear={untick} />}
      {menu && actions && (
        <RowActions name={nameOf(menu.row)} anchor={menu.anchor} actions={actions(menu.row)} onClose={() => setMenu(null)} />
      )}
    </div>
  );
}

interface EmptyListProps<C extends ListCall> {
  definition: ListDefinition<C>;
  narrowed: boolean;
  onClear: () => void;
  dense: boolean;
}

/** "No Records Found", the reason, and one action: to clear search and filters, or to add the first record. */
function EmptyList<C extends ListCall>({ definition: { empty }, narrowed, onClear, dense }: EmptyListProps<C>) {
  const action = narrowed ? <Button onClick={onClear}>{t('list.clear_filters')}</Button> : empty?.action;
  return (
    <Empty compact={dense} action={action}>
      {narrowed ? t('list.no_match') : (empty?.why ?? t('list.nothing_yet'))}
    </Empty>
  );
}
