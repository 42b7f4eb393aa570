import type { ReactNode } from 'react';
import { NO_NUMBER } from '../../format/index';
import { Link } from '../../ui/index';
import type { Column } from '../core/definition';

/** CSS classes of a column's cells: position on a card, alignment, when it is hidden. */
export function cellClass<Row>({ number = false, place = 'meta', drop }: Column<Row>) {
  return [`cl-c-${place}`, number && 'cl-num', drop && `cl-drop-${drop}`].filter(Boolean).join(' ');
}

const isEmpty = (content: ReactNode) => content === null || content === undefined || content === false || content === '';

/** A column without a value shows a dash in a table; on a card, which has no headers, it is left out with its dot. */
const saysNothing = <Row,>({ lead, labelled, unit }: Column<Row>, content: ReactNode) =>
  content === NO_NUMBER && !lead && !labelled && !unit;

/**
 * Separators between the small facts of a card: a dot after each that is followed by another, and space around a tag. Computed here because
 * a CSS selector that looks ahead (`:has`) makes every change of the page twice as slow.
 * @returns a class for each column, empty if nothing follows
 */
export function separators<Row>(columns: readonly Column<Row>[], contents: readonly ReactNode[]): string[] {
  const classes = columns.map(() => '');
  let next: Column<Row> | undefined;
  for (let at = columns.length - 1; at >= 0; at--) {
    const column = columns[at];
    if (!column || (column.place ?? 'meta') !== 'meta' || isEmpty(contents[at])) continue;
    if (saysNothing(column, contents[at])) {
      classes[at] = ' cl-c-nothing';
      continue;
    }
    if (column.tag || next?.tag) classes[at] = ' cl-c-apart';
    else if (next) classes[at] = ' cl-c-dot';
    next = column;
  }
  return classes;
}

/** The content of a cell, truncated if the column says so. Plain elements, like everything in a row. */
export function truncated<Row>({ truncate }: Column<Row>, content: ReactNode): ReactNode {
  if (!truncate || isEmpty(content)) return content;
  if (truncate === 'two-lines') return <span className="cl-two">{content}</span>;
  return (
    <div className="cl-ell" title={typeof content === 'string' ? content : undefined}>
      {content}
    </div>
  );
}

/** On a card: text that replaces the column's header. Empty for an empty value. */
export function leadText<Row>({ lead, labelled, head }: Column<Row>, row: Row, content: ReactNode): ReactNode {
  if (isEmpty(content)) return null;
  const words = lead ? lead(row) : labelled && head;
  return words && <span className="cl-phone-only">{words} </span>;
}

/** The secondary lines of a cell. */
export const secondaryLines = <Row,>({ second, onceDropped, under }: Column<Row>, row: Row): ReactNode => (
  <>
    {second && <div className="cl-line cl-ell">{second(row)}</div>}
    {onceDropped && <div className="cl-line cl-dropped-2">{onceDropped(row)}</div>}
    {under && <div className="cl-line cl-ell cl-under">{under(row)}</div>}
  </>
);

/** The name of a row as the link or button that opens it. */
export function openControl(content: ReactNode, name: string, href: string | null, opens: boolean, key: number) {
  if (href)
    return (
      <Link className="cl-open" href={href} title={name} data-open={key}>
        {content}
      </Link>
    );
  if (!opens) return content;
  return (
    <button type="button" className="cl-open" title={name} data-open={key}>
      {content}
    </button>
  );
}
