import { useId } from 'react';
import type { Sort } from '../core/definition';
import { t } from '../texts';

/** A column that the rows can be sorted by. */
export interface SortChoice {
  by: string;
  label: string;
}

export interface SortChoicesProps {
  sorts: readonly SortChoice[];
  /** Null: the server's default order. */
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Sorting on a phone, where there are no column headers: a column and a direction. */
export function SortChoices({ sorts, sort, onSort }: SortChoicesProps) {
  const columns = useId();
  const ways = useId();
  return (
    <>
      <div className="cl-options" role="radiogroup" aria-label={t('list.sort')}>
        <label className="cl-choice">
          <input type="radio" className="cl-check" name={columns} checked={sort === null} onChange={() => onSort(null)} />
          <span>{t('list.sort_default')}</span>
        </label>
        {sorts.map(({ by, label }) => (
          <label key={by} className="cl-choice">
            <input
              type="radio"
              className="cl-check"
              name={columns}
              checked={sort?.by === by}
              onChange={() => onSort({ by, dir: sort?.dir ?? 'asc' })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {sort && (
        <div className="cl-seg" role="radiogroup" aria-label={t('list.sort_direction')}>
          {(['asc', 'desc'] as const).map((dir) => (
            <label key={dir} className={sort.dir === dir ? 'cl-on' : undefined}>
              <input type="radio" name={ways} checked={sort.dir === dir} onChange={() => onSort({ by: sort.by, dir })} />
              {t(dir === 'asc' ? 'list.sort_ascending' : 'list.sort_descending')}
            </label>
          ))}
        </div>
      )}
    </>
  );
}
