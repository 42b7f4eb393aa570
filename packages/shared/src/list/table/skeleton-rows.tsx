import { bone } from '../../ui/index';
import { ROLE } from './roles';

/** Skeletons in the table's own columns, so that nothing moves when the rows are loaded. */
export function SkeletonRows({ rows, classes }: { rows: number; classes: readonly string[] }) {
  return Array.from({ length: rows }, (_, at) => (
    <tr key={at} {...ROLE.row} className="cl-skeleton-row">
      {classes.map((className, cell) => (
        <td key={cell} {...ROLE.cell} className={className}>
          {bone}
        </td>
      ))}
    </tr>
  ));
}
