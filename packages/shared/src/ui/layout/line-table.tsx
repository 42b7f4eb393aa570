import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box';

export interface LineColumn<Line> {
  head: string;
  cell: (line: Line) => ReactNode;
  /** `end` for dates, amounts and counts: right-aligned, with tabular figures. */
  align?: 'end';
  /** Hidden on a phone, where `under` of the first column shows the value. */
  only?: 'desk';
  /** A secondary line under the cell, on a phone only. */
  under?: (line: Line) => ReactNode;
}

export interface LineTableProps<Line> {
  /** Name of the lines, for screen readers. */
  label: string;
  columns: readonly LineColumn<Line>[];
  /** In a fixed order. */
  lines: readonly Line[];
}

const classOf = <Line,>({ align, only }: LineColumn<Line>) =>
  [align && 'cl-num', only && 'cl-desk-only'].filter(Boolean).join(' ') || undefined;

/** A few lines of a record as a table: no pages, no filters, no sorting. For a list, use `ListPage`. */
export function LineTable<Line>({ label, columns, lines }: LineTableProps<Line>) {
  return (
    <ScrollBox className="cl-tbl" label={label}>
      <table className="cl-dense" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.head} className={classOf(column)}>
                  {column.cell(line)}
                  {column.under && <div className="cl-line cl-tab cl-narrow-only">{column.under(line)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
