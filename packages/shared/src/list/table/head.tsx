import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, Sort } from '../core/definition';
import { t } from '../texts';
import { ROLE } from './roles';
import { cellClass } from './row-cells';

export interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (by: string) => void;
  /** Null if rows are not selectable. */
  ticked: 'all' | 'some' | 'none' | null;
  onTickAll: (on: boolean) => void;
  hasMenu: boolean;
}

const up = <ArrowUp aria-hidden />;
const down = <ArrowDown aria-hidden />;

const ariaSort = (sort: Sort | null, by: string) => (sort?.by === by ? (sort.dir === 'asc' ? 'ascending' : 'descending') : undefined);

/** The column headers. On cards they are for screen readers only: their texts remain, but their buttons are not focusable. */
export function Head<Row>({ columns, sort, onSort, ticked, onTickAll, hasMenu }: HeadProps<Row>) {
  return (
    <thead {...ROLE.group}>
      <tr {...ROLE.row}>
        {ticked !== null && (
          <th scope="col" {...ROLE.head} className="cl-c-check">
            <input
              type="checkbox"
              className="cl-check"
              aria-label={t('list.select_all')}
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={(event) => onTickAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map((column) => {
          const { key, head, sort: by } = column;
          const sorted = by && ariaSort(sort, by);
          return (
            <th key={key} scope="col" {...ROLE.head} className={cellClass(column)} aria-sort={sorted || undefined}>
              {by ? (
                <>
                  <button type="button" onClick={() => onSort(by)} title={t('list.sorted_by', { label: head })}>
                    {head}
                    {sorted === 'descending' ? down : up}
                  </button>
                  <span className="cl-th-words">{head}</span>
                </>
              ) : (
                head
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" {...ROLE.head} aria-label={t('list.actions')} className="cl-c-menu">
            <span className="cl-hidden">{t('list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
