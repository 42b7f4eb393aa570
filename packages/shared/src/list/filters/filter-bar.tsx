import { Fragment, Suspense, useState, type ReactNode } from 'react';
import type { Filter, ViewsOf } from '../core/definition';
import type { ColumnChoice } from '../core/use-columns';
import { LazyPopover } from '../lazy-parts';
import { isFiltered } from '../state/list-state';
import type { ListControls } from '../state/use-list-state';
import { t } from '../texts';
import { SavedViews } from '../views/saved-views';
import { ChosenPerson } from './chosen-person';
import { FilterChip } from './filter-chip';
import { FilterChoices, type FilterChoicesProps } from './filter-choices';
import { FilterSheet } from './filter-sheet';
import { emptied, filterText } from './filter-value';
import { SearchBox } from './search-box';
import type { SortChoice } from './sort-choices';

export interface FilterBarProps {
  filters: readonly Filter[];
  /** The sortable columns: on a phone, where there are no column headers, the sheet offers them. */
  sorts: readonly SortChoice[];
  /** The optional columns of the list, if it has any. */
  columns: ColumnChoice | null;
  searchable: boolean;
  /** Minimum length of a search. */
  searchFrom: number;
  controls: ListControls;
  /** Clears search and filters, and moves the focus. */
  onClear: () => void;
  /** On a phone, if rows are selectable: shows the checkboxes. */
  onSelectRows: (() => void) | undefined;
  /** Which saved views are offered. */
  views?: ViewsOf | undefined;
  /** At the end of the row. */
  beside?: ReactNode;
}

/** Search, a chip for each filter and for the columns, Clear. On a phone the chips are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { filters, sorts, columns, searchable, searchFrom, controls, onClear, onSelectRows, views, beside } = props;
  const [open, setOpen] = useState<{ label: string; anchor: HTMLElement } | null>(null);
  const { state, setSearch, setFilters } = controls;
  const inSheet = filters.length > 0 || sorts.length > 0 || columns || onSelectRows;
  if (!searchable && !inSheet) return null;
  const chip = ({ filter, values, onChange }: FilterChoicesProps, words: string | null) => {
    const { label } = filter;
    const anchor = open?.label === label ? open.anchor : null;
    return (
      <Fragment key={label}>
        <FilterChip
          label={label}
          words={words}
          open={anchor !== null}
          onOpen={(button) => setOpen(anchor ? null : { label, anchor: button })}
          onClear={() => onChange(emptied(filter))}
        />
        {anchor && (
          <Suspense>
            <LazyPopover anchor={anchor} label={label} onClose={() => setOpen(null)}>
              <FilterChoices filter={filter} values={values} onChange={onChange} />
            </LazyPopover>
          </Suspense>
        )}
      </Fragment>
    );
  };
  return (
    <div className={searchable || filters.length > 0 ? 'cl-filters' : 'cl-filters cl-narrow-only'}>
      {searchable && <SearchBox value={state.search} least={searchFrom} onSearch={setSearch} />}
      {filters.map((filter) => {
        const chosen = { filter, values: state.filters, onChange: setFilters };
        if (filter.kind === 'range' || !filter.people) return chip(chosen, filterText(filter, state.filters));
        return (
          <ChosenPerson key={filter.label} call={filter.people} id={state.filters[filter.name]}>
            {(words) => chip(chosen, words)}
          </ChosenPerson>
        );
      })}
      {columns && chip(columns, null)}
      {inSheet && (
        <FilterSheet
          filters={filters}
          sorts={sorts}
          columns={columns}
          controls={controls}
          onSelectRows={onSelectRows}
          worded={!searchable}
        />
      )}
      {views && <SavedViews of={views} />}
      {isFiltered(state) && (
        <button type="button" className="cl-link" onClick={onClear}>
          {t('list.clear')}
        </button>
      )}
      {beside && <div className="cl-end">{beside}</div>}
    </div>
  );
}
