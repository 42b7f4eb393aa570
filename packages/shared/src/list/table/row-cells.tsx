import type { ReactNode } from 'react';
import { Link } from '../../ui/index';
import type { Column } from '../core/definition';

/** Classes of a column's cells: its place on a card, its alignment, when it goes. */
export function cellClass<Row>({ number = false, place = 'meta', drop }: Column<Row>) {
  return [`cl-c-${place}`, number && 'cl-num', drop && `cl-drop-${drop}`].filter(Boolean).join(' ');
}

/** The name of a row as the way into it. */
export function opener(content: ReactNode, name: string, href: string | null, opens: boolean, key: number) {
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
