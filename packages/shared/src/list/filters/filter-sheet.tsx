import { ListFilter } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/index';
import type { Filter } from '../core/definition';
import type { ColumnChoice } from '../core/use-columns';
import { LazyModal } from '../lazy-parts';
import { activeFilters } from '../state/list-state';
import type { ListControls } from '../state/use-list-state';
import { t } from '../texts';
import { FilterChoices } from './filter-choices';
import { SortChoices, type SortChoice } from './sort-choices';

export interface FilterSheetProps {
  filters: readonly Filter[];
  sorts: readonly SortChoice[];
  columns: ColumnChoice | null;
  controls: ListControls;
  onSelectRows: (() => void) | undefined;
  /** Whether the button shows a label beside its icon: needed if no search box precedes it. */
  worded: boolean;
}

/** On a phone, filters, sorting and optional columns in one bottom sheet. */
export function FilterSheet({ filters, sorts, columns, controls, onSelectRows, worded }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const { state, setFilters, setSort, clear } = controls;
  const count = activeFilters(state, filters);
  const close = () => setOpen(false);
  const title = t(sorts.length === 0 ? 'list.filters' : filters.length === 0 ? 'list.sort' : 'list.filters_and_sort');
  return (
    <>
      <button
        type="button"
        className={worded ? 'cl-more cl-worded' : 'cl-more'}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('list.sheet_active', { title, count }) : title}
        onClick={() => setOpen(true)}
      >
        <ListFilter className="cl-i" aria-hidden />
        {worded && title}
        {count > 0 && <span className="cl-badge">{count}</span>}
      </button>
      {open && (
        <Suspense>
          <LazyModal title={title} open onClose={close} size="sheet">
            <div className="cl-modalbody">
              {filters.map((filter) => (
                <section key={filter.label} className="cl-sheetfilter">
                  <h3 className="cl-section">{filter.label}</h3>
                  <FilterChoices filter={filter} values={state.filters} onChange={setFilters} />
                </section>
              ))}
              {sorts.length > 0 && (
                <section className="cl-sheetfilter">
                  <h3 className="cl-section">{t('list.sort')}</h3>
                  <SortChoices sorts={sorts} sort={state.sort} onSort={setSort} />
                </section>
              )}
              {columns && (
                <section className="cl-sheetfilter">
                  <h3 className="cl-section">{columns.filter.label}</h3>
                  <FilterChoices {...columns} />
                </section>
              )}
              {onSelectRows && (
                <Button
                  shape="block"
                  onClick={() => {
                    onSelectRows();
                    close();
                  }}
                >
                  {t('list.select_rows')}
                </Button>
              )}
            </div>
            <div className="cl-formfoot">
              {filters.length > 0 && (
                <Button variant="ghost" onClick={clear} aria-disabled={count === 0}>
                  {t('list.clear_filters')}
                </Button>
              )}
              <Button variant="solid" onClick={close}>
                {t('list.show_results')}
              </Button>
            </div>
          </LazyModal>
        </Suspense>
      )}
    </>
  );
}
