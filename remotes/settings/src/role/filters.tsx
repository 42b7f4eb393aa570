import { type ListControls, type SelectFilter, useListState, useSlashKey } from '@careloom/shared/list';
import { Adorned, Button, Input, Select } from '@careloom/shared/ui';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from './texts';
import { type Cell, permissionsOf } from './changes';
import styles from './filters.module.css';
import { GROUPS } from './groups';
import { areaOf, rolePairs, type Shown } from './shown';

const filtersOf = (): readonly SelectFilter[] => [
  {
    kind: 'select',
    name: 'area',
    label: t('role.area'),
    options: [...GROUPS.map(({ title }) => ({ value: areaOf(title), label: t(title) })), { value: areaOf(null), label: t('role.others') }],
  },
  {
    kind: 'select',
    name: 'differs',
    label: t('role.differs'),
    options: [{ value: 'any', label: t('role.differs_any') }, ...rolePairs()],
  },
];

export interface RoleFiltersProps extends ListControls {
  /** Number of cells with unsaved changes. */
  waiting: number;
  onlyChanged: boolean;
  onOnlyChanged: (only: boolean) => void;
}

/** The filters of the matrix. They are stored in the address, except the filter for unsaved changes. */
export function useShown(changes: ReadonlySet<Cell>) {
  const list = useListState(filtersOf());
  const { search, filters } = list.state;
  // The permissions with changes at the time of the click, so that a row stays in place while it is edited.
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const changed = changes.size > 0 ? only : null;
  if (changed !== only) setOnly(null);
  const shown: Shown = { search, area: filters['area'] ?? '', differs: filters['differs'] ?? '', changed };
  return { shown, list, onOnlyChanged: (isOnly: boolean) => setOnly(isOnly ? permissionsOf(changes) : null) };
}

/** The search (focused by `/`), the area, only differences between roles, and only unsaved changes. */
export function RoleFilters({ state, setSearch, setFilters, clear, waiting, onlyChanged, onOnlyChanged }: RoleFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  const isSet = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <div className={styles.filters}>
      <div className={styles.searchBox}>
        <Adorned icon={<Search aria-hidden />}>
          <Input
            ref={search}
            type="search"
            data-icon
            aria-label={t('role.search')}
            placeholder={t('role.search')}
            value={state.search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Adorned>
      </div>
      {filtersOf().map(({ name, label, options }) => (
        <div key={name} className={styles.choice}>
          <Select aria-label={label} value={state.filters[name] ?? ''} onChange={(event) => setFilters({ [name]: event.target.value })}>
            <option value="">{label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </div>
      ))}
      {waiting > 0 && (
        <Button
          className={styles.changed}
          variant={onlyChanged ? 'soft' : 'outline'}
          aria-pressed={onlyChanged}
          onClick={() => onOnlyChanged(!onlyChanged)}
        >
          {t('role.changed_only', { count: waiting })}
        </Button>
      )}
      {isSet && (
        <Button variant="ghost" onClick={clear}>
          {t('role.clear')}
        </Button>
      )}
    </div>
  );
}
