import { EllipsisVertical } from 'lucide-react';
import type { ListCall, ListDefinition, RowOf } from '../core/definition';
import { say } from '../texts';
import { ROLE } from './roles';
import { cellClass, opener, separators } from './row-cells';

export interface RowsProps<C extends ListCall> {
  definition: ListDefinition<C>;
  rows: readonly RowOf<C>[];
  ticked: (key: number) => boolean;
}

const kebab = <EllipsisVertical className="cl-i" aria-hidden />;
/** The click is heard once, on the table's body. */
const heardAbove = () => undefined;

/** All rows of a page: host elements with static classes only. */
export function Rows<C extends ListCall>({ definition, rows, ticked }: RowsProps<C>) {
  const { columns, keyOf, nameOf, hrefOf, onOpen, actions, bulk } = definition;
  const classes = columns.map(cellClass);
  return rows.map((row) => {
    const key = keyOf(row);
    const name = nameOf(row);
    const on = ticked(key);
    const href = hrefOf?.(row) ?? null;
    const contents = columns.map(({ cell }) => cell(row));
    const apart = separators(columns, contents);
    return (
      <tr key={key} {...ROLE.row} className={href || onOpen ? 'cl-opens' : undefined} aria-selected={bulk ? on : undefined}>
        {bulk && (
          <td {...ROLE.cell} className="cl-c-check">
            <input
              type="checkbox"
              className="cl-check"
              aria-label={say('list.select_row', { name })}
              data-row={key}
              checked={on}
              onChange={heardAbove}
            />
          </td>
        )}
        {columns.map((column, at) => (
          <td key={column.key} {...ROLE.cell} className={`${classes[at] ?? ''}${apart[at] ?? ''}`}>
            {column.labelled && <span className="cl-phone-only">{column.head} </span>}
            {column.place === 'title' ? opener(contents[at], name, href, onOpen !== undefined, key) : contents[at]}
            {column.under && <div className="cl-line cl-ell cl-under">{column.under(row)}</div>}
          </td>
        ))}
        {actions && (
          <td {...ROLE.cell} className="cl-c-menu">
            {actions(row).length > 0 && (
              <button
                type="button"
                className="cl-iconbtn"
                aria-haspopup="menu"
                aria-label={say('list.actions_for', { name })}
                data-menu={key}
              >
                {kebab}
              </button>
            )}
          </td>
        )}
      </tr>
    );
  });
}
