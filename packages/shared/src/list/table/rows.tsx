import { Lock } from 'lucide-react';
import { skeletonLine } from '../../ui/index';
import type { ListCall, ListDefinition, RowOf } from '../core/definition';
import { t } from '../texts';
import { ROLE } from './roles';
import { cellClass, leadText, openControl, secondaryLines, separators, truncated } from './row-cells';

interface RowsProps<C extends ListCall> {
  definition: ListDefinition<C>;
  rows: readonly RowOf<C>[];
  ticked: (key: number) => boolean;
}

const lock = <Lock className="cl-i" aria-hidden />;
/** React requires a handler; the click is handled by the listener on the table's body. */
const handledByTable = () => undefined;

/** All rows of a page: only host elements with static classes. */
export function Rows<C extends ListCall>({ definition, rows, ticked }: RowsProps<C>) {
  const { columns, keyOf, nameOf, hrefOf, onOpen, actions, bulk, current = null, lockedOf } = definition;
  const classes = columns.map(cellClass);
  return rows.map((row) => {
    const key = keyOf(row);
    const name = nameOf(row);
    const on = ticked(key);
    const locked = lockedOf?.(row) ?? null;
    const href = hrefOf?.(row) ?? null;
    const contents = columns.map(({ cell }) => cell(row));
    const separatorClasses = separators(columns, contents);
    return (
      <tr
        key={key}
        {...ROLE.row}
        className={href || onOpen ? 'cl-opens' : undefined}
        aria-selected={bulk ? on : undefined}
        aria-current={key === current || undefined}
      >
        {bulk && (
          <td {...ROLE.cell} className="cl-c-check">
            {locked === null ? (
              <input
                type="checkbox"
                className="cl-check"
                aria-label={t('list.select_row', { name })}
                data-row={key}
                checked={on}
                onChange={handledByTable}
              />
            ) : (
              <span className="cl-lock" title={locked}>
                {lock}
                <span className="cl-hidden">{locked}</span>
              </span>
            )}
          </td>
        )}
        {columns.map((column, at) => (
          <td key={column.key} {...ROLE.cell} className={`${classes[at] ?? ''}${separatorClasses[at] ?? ''}`}>
            {leadText(column, row, contents[at])}
            {column.place === 'title'
              ? openControl(truncated(column, contents[at]), name, href, onOpen !== undefined, key)
              : truncated(column, contents[at])}
            {column.unit && <span className="cl-phone-only"> {column.unit}</span>}
            {secondaryLines(column, row)}
          </td>
        ))}
        {actions && (
          <td {...ROLE.cell} className="cl-c-menu">
            {actions(row).length > 0 && (
              <button
                type="button"
                className="cl-iconbtn cl-kebab"
                aria-haspopup="menu"
                aria-label={t('list.actions_for', { name })}
                data-menu={key}
              />
            )}
          </td>
        )}
      </tr>
    );
  });
}

/** Skeletons in the table's own columns, so that nothing moves when the rows are loaded. */
export function SkeletonRows({ rows, classes }: { rows: number; classes: readonly string[] }) {
  return Array.from({ length: rows }, (_, at) => (
    <tr key={at} {...ROLE.row} className="cl-skeleton-row">
      {classes.map((className, cell) => (
        <td key={cell} {...ROLE.cell} className={className}>
          {skeletonLine}
        </td>
      ))}
    </tr>
  ));
}
