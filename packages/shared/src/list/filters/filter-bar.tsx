import { Suspense, useState, type ReactNode } from 'react';
import type { Filter } from '../core/definition';
import { LatePopover } from '../late';
import { isNarrowed } from '../state/list-state';
import type { ListControls } from '../state/use-list-state';
import { say } from '../texts';
import { FilterChip } from './filter-chip';
import { FilterChoices } from './filter-choices';
import { FilterSheet } from './filter-sheet';
import { emptied, filterWords } from './filter-value';
import { SearchBox } from './search-box';

export interface FilterBarProps {
  filters: readonly Filter[];
  searchable: boolean;
  controls: ListControls;
  /** Where rows can be ticked on a phone: turns the boxes on. */
  onSelectRows: (() => void) | undefined;
  /** At the end of the row. */
  beside?: ReactNode;
}

/** Search, a chip for each filter, Clear. On a phone the chips are in a sheet. */
export function FilterBar({ filters, searchable, controls, onSelectRows, beside }: FilterBarProps) {
  const [open, setOpen] = useState<{ filter: Filter; anchor: HTMLElement } | null>(null);
  const { state, setSearch, setFilters, clear } = controls;
  if (!searchable && filters.length === 0) return null;
  const show = (filter: Filter, anchor: HTMLElement) => setOpen(open?.filter.label === filter.label ? null : { filter, anchor });
  return (
    <div className="cl-filters">
      {searchable && <SearchBox value={state.search} onSearch={setSearch} />}
      {filters.map((filter) => (
        <FilterChip
          key={filter.label}
          label={filter.label}
          words={filterWords(filter, state.filters)}
          open={open?.filter.label === filter.label}
          onOpen={(anchor) => show(filter, anchor)}
          onClear={() => setFilters(emptied(filter))}
        />
      ))}
      {isNarrowed(state) && (
        <button type="button" className="cl-link" onClick={clear}>
          {say('list.clear')}
        </button>
      )}
      {(filters.length > 0 || onSelectRows) && <FilterSheet filters={filters} controls={controls} onSelectRows={onSelectRows} />}
      {beside && <div className="cl-end">{beside}</div>}
      {open && (
        <Suspense>
          <LatePopover anchor={open.anchor} label={open.filter.label} onClose={() => setOpen(null)}>
            <FilterChoices filter={open.filter} values={state.filters} onChange={setFilters} />
          </LatePopover>
        </Suspense>
      )}
    </div>
  );
}
