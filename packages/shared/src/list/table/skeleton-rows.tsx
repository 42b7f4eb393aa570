import { bone } from '../../ui/index';
import { ROLE } from './roles';

/** Bones in the table's own columns, so that nothing moves when the rows come. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, at) => (
    <tr key={at} {...ROLE.row} className="cl-skeleton-row">
      {Array.from({ length: columns }, (__, cell) => (
        <td key={cell} {...ROLE.cell}>
          {bone}
        </td>
      ))}
    </tr>
  ));
}
