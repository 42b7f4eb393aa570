import { t } from './delivery-texts';
import { Button, ScrollBox } from '@careloom/shared/ui';
import { useState, type ReactNode } from 'react';

export interface LineColumn<Line> {
  head: string;
  cell: (line: Line) => ReactNode;
  /** Right-aligned, with tabular figures. */
  number?: boolean;
  /** Hidden on a phone, where `under` shows its content. */
  wide?: boolean;
}

interface LinesProps<Line> {
  caption: string;
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  /** Content below the first cell on a phone, in place of the wide columns. */
  under?: (line: Line) => ReactNode;
}

/** From this number of columns on, they are narrower. */
const MANY = 8;
/** Number of rows shown at first. */
const SHOWN = 8;

const classOf = ({ number, wide }: Pick<LineColumn<never>, 'number' | 'wide'>) =>
  [number && 'cl-num', wide && 'cl-desk-only'].filter(Boolean).join(' ') || undefined;

/** A table of data that is already loaded: no paging, no filters. The first column is the row header. */
export function Lines<Line>({ caption, columns, lines, keyOf, under }: LinesProps<Line>) {
  const [all, setAll] = useState(false);
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <>
      <ScrollBox className="cl-tbl" label={t('delivery.rows_of', { title: caption })}>
        <table className={columns.length >= MANY ? 'cl-dense cl-many' : 'cl-dense'}>
          <caption>{caption}</caption>
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
            {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
              <tr key={keyOf(line)}>
                <td className="cl-c-title">
                  {first.cell(line)}
                  {under && <div className="cl-line cl-under cl-narrow-only">{under(line)}</div>}
                </td>
                {others.map((column) => (
                  <td key={column.head} className={classOf(column)}>
                    {column.cell(line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {lines.length > SHOWN && (
        <div className="cl-cardbody">
          <Button size="sm" variant="ghost" onClick={() => setAll(!all)}>
            {all ? t('delivery.show_fewer') : t('delivery.show_all', { count: lines.length })}
          </Button>
        </div>
      )}
    </>
  );
}
