import { skeletonLine } from '../../ui/index';
import type { Column } from '../core/definition';
import { ROLE } from './roles';
import { cellClass } from './row-cells';

interface FootProps<Row> {
  columns: readonly Column<Row>[];
  hasChecks: boolean;
  hasMenu: boolean;
  /** The totals are not loaded yet: the row shows skeletons. */
  waiting: boolean;
}

/**
 * The row of totals at the foot of the table, labelled in the column with the names. Cards have no such row, so a page shows the totals
 * above them.
 */
export function Foot<Row>({ columns, hasChecks, hasMenu, waiting }: FootProps<Row>) {
  return (
    <tfoot {...ROLE.group} className="cl-totals">
      <tr {...ROLE.row}>
        {hasChecks && <td {...ROLE.cell} className="cl-c-check" />}
        {columns.map((column) => {
          const content = waiting ? skeletonLine : column.total;
          return column.place === 'title' && !waiting ? (
            <th key={column.key} scope="row" role="rowheader" className={cellClass(column)}>
              {content}
            </th>
          ) : (
            <td key={column.key} {...ROLE.cell} className={cellClass(column)}>
              {content}
            </td>
          );
        })}
        {hasMenu && <td {...ROLE.cell} className="cl-c-menu" />}
      </tr>
    </tfoot>
  );
}
