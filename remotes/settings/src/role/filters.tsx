import { type ListControls, type SelectFilter, useListState, useSlashKey } from '@careloom/shared/list';
import { Adorned, Button, Input, Select } from '@careloom/shared/ui';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../texts';
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

/** What of the matrix is shown, in the address as that of a list. */
export function useShown(): { shown: Shown; controls: ListControls } {
  const controls = useListState(filtersOf());
  const { search, filters } = controls.state;
  return { shown: { search, area: filters['area'] ?? '', differs: filters['differs'] ?? '' }, controls };
}

/** Search, to which `/` leads, the area, and only that in which roles differ. */
export function RoleFilters({ state, setSearch, setFilters, clear }: ListControls) {
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
      {isSet && (
        <Button variant="ghost" onClick={clear}>
          {t('role.clear')}
        </Button>
      )}
    </div>
  );
}
