import { useRef, type ReactNode } from 'react';
import { ScrollBox } from '../../ui/index';
import type { ListCall, ListDefinition, RowOf, Sort } from '../core/definition';
import type { ListSelection } from '../core/use-selection';
import { ROLE } from './roles';
import { Foot } from './foot';
import { Head } from './head';
import { cellClass } from './row-cells';
import { Rows, SkeletonRows } from './rows';
import { useRowEvents } from './use-row-events';

export interface TableProps<C extends ListCall> {
  definition: ListDefinition<C>;
  rows: readonly RowOf<C>[];
  sort: Sort | null;
  onSort: (by: string) => void;
  selection: ListSelection<RowOf<C>>;
  onMenu: (row: RowOf<C>, anchor: HTMLElement) => void;
  dense: boolean;
  /** Nothing is loaded yet. */
  waiting: boolean;
  /** Number of skeleton rows shown instead of rows. */
  skeletonRows: number;
  /** The skeletons take up their space, but are not visible yet. */
  early: boolean;
  /** Another page is loading. */
  busy: boolean;
  /** Shown below the column headers if there are no rows. */
  children?: ReactNode;
}

/** From this many columns on, cells are closer together before any column is hidden. */
const MANY = 8;

const tickedOf = (count: number, all: number) => (count === 0 ? 'none' : count === all ? 'all' : 'some');

/** The table of all lists. On a narrow screen the same rows are displayed as cards. */
export function Table<C extends ListCall>(props: TableProps<C>) {
  const { definition, rows, sort, onSort, selection, onMenu, dense, waiting, skeletonRows, early, busy, children } = props;
  const { caption, columns, keyOf, onOpen, actions, bulk, lockedOf } = definition;
  const body = useRef<HTMLTableSectionElement>(null);
  const free = lockedOf ? rows.filter((row) => lockedOf(row) === null) : rows;
  const rowBy = (key: string) => rows.find((row) => String(keyOf(row)) === key);
  useRowEvents(body, {
    onMenu: (key, anchor) => {
      const row = rowBy(key);
      if (row) onMenu(row, anchor);
    },
    onOpen: (key) => {
      const row = rowBy(key);
      if (row) onOpen?.(row);
    },
    onTick: (key, on) => {
      const row = free.find((one) => String(keyOf(one)) === key);
      if (row && bulk) selection.toggle(row, on ?? !selection.has(keyOf(row)));
    },
  });
  const count = rows.filter((row) => selection.has(keyOf(row))).length;
  const classes = [...(bulk ? ['cl-c-check'] : []), ...columns.map(cellClass), ...(actions ? ['cl-c-menu'] : [])];
  const hasTotals = (waiting || rows.length > 0) && columns.some(({ total }) => total !== undefined);
  return (
    <ScrollBox
      className="cl-tbl"
      label={caption}
      aria-busy={busy || waiting || undefined}
      data-turning={busy || undefined}
      data-waiting={(waiting && !dense) || undefined}
      data-early={early || undefined}
    >
      <table className={[dense && 'cl-dense', classes.length >= MANY && 'cl-many'].filter(Boolean).join(' ') || undefined} {...ROLE.table}>
        <caption>{caption}</caption>
        <Head
          columns={columns}
          sort={sort}
          onSort={onSort}
          ticked={bulk ? tickedOf(count, free.length) : null}
          onTickAll={(on) => selection.toggleAll(free, on)}
          hasMenu={actions !== undefined}
        />
        <tbody ref={body} {...(skeletonRows + rows.length > 0 ? ROLE.group : ROLE.none)}>
          {skeletonRows > 0 && <SkeletonRows rows={skeletonRows} classes={classes} />}
          <Rows definition={definition} rows={rows} ticked={selection.has} />
        </tbody>
        {hasTotals && <Foot columns={columns} hasChecks={bulk !== undefined} hasMenu={actions !== undefined} waiting={waiting} />}
      </table>
      {children}
    </ScrollBox>
  );
}
