import { Fragment, Suspense, useState, type ReactNode } from 'react';
import type { Filter } from '../core/definition';
import { LazyPopover } from '../lazy-parts';
import { isFiltered } from '../state/list-state';
import type { ListControls } from '../state/use-list-state';
import { t } from '../texts';
import { FilterChip } from './filter-chip';
import { FilterChoices } from './filter-choices';
import { FilterSheet } from './filter-sheet';
import { emptied, filterText } from './filter-value';
import { SearchBox } from './search-box';
import type { SortChoice } from './sort-choices';

export interface FilterBarProps {
  filters: readonly Filter[];
  /** The sortable columns: on a phone, where there are no heads, the sheet offers them. */
  sorts: readonly SortChoice[];
  searchable: boolean;
  controls: ListControls;
  /** Clears search and filters, and moves the focus. */
  onClear: () => void;
  /** On a phone, if rows are selectable: shows the checkboxes. */
  onSelectRows: (() => void) | undefined;
  /** At the end of the row. */
  beside?: ReactNode;
}

/** Search, a chip for each filter, Clear. On a phone the chips are in a sheet. */
export function FilterBar({ filters, sorts, searchable, controls, onClear, onSelectRows, beside }: FilterBarProps) {
  const [open, setOpen] = useState<{ label: string; anchor: HTMLElement } | null>(null);
  const { state, setSearch, setFilters } = controls;
  const inSheet = filters.length > 0 || sorts.length > 0 || onSelectRows;
  if (!searchable && !inSheet) return null;
  return (
    <div className={searchable || filters.length > 0 ? 'cl-filters' : 'cl-filters cl-narrow-only'}>
      {searchable && <SearchBox value={state.search} onSearch={setSearch} />}
      {filters.map((filter) => {
        const { label } = filter;
        const anchor = open?.label === label ? open.anchor : null;
        return (
          <Fragment key={label}>
            <FilterChip
              label={label}
              words={filterText(filter, state.filters)}
              open={anchor !== null}
              onOpen={(button) => setOpen(anchor ? null : { label, anchor: button })}
              onClear={() => setFilters(emptied(filter))}
            />
            {anchor && (
              <Suspense>
                <LazyPopover anchor={anchor} label={label} onClose={() => setOpen(null)}>
                  <FilterChoices filter={filter} values={state.filters} onChange={setFilters} />
                </LazyPopover>
              </Suspense>
            )}
          </Fragment>
        );
      })}
      {isFiltered(state) && (
        <button type="button" className="cl-link" onClick={onClear}>
          {t('list.clear')}
        </button>
      )}
      {inSheet && <FilterSheet filters={filters} sorts={sorts} controls={controls} onSelectRows={onSelectRows} />}
      {beside && <div className="cl-end">{beside}</div>}
    </div>
  );
}
