import type { Page } from '@careloom/contract/envelope';
import type { ReactNode } from 'react';
import { Card, Link, LoadFailed, SkeletonList, TextLink } from '../ui/index';
import type { Loaded } from './detail-page';

export interface FirstRowsProps<Item> {
  title: string;
  /** Link to the complete list. */
  all: { text: string; href: string };
  query: Loaded<Page<Item>>;
  /** The number of rows rendered while loading; with 0 the card shows the empty state at once. */
  rows: number;
  /** Text shown if there are no rows. */
  none: string;
  /** A `CardRow`, with the item's id as its key. */
  children: (item: Item) => ReactNode;
}

/** A card with the first rows of a list, each a link, and a link to the complete list. */
export function FirstRows<Item>({ title, all, query: { data, error, isFetching, refetch }, rows, none, children }: FirstRowsProps<Item>) {
  const isLoading = !data && !error;
  return (
    <Card title={title} action={<TextLink href={all.href}>{all.text}</TextLink>} flush>
      {isLoading && rows > 0 && <SkeletonList rows={rows} row="cl-cardrow" />}
      {!data && error && (
        <div className="cl-cardnone">
          <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {(data?.total === 0 || (isLoading && rows === 0)) && <p className="cl-cardnone">{none}</p>}
      {data && data.total > 0 && <ul>{data.items.map(children)}</ul>}
    </Card>
  );
}

/** A row of `FirstRows`, 64 px high; the whole row is the link. */
export const CardRow = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link href={href} className="cl-cardrow">
      {children}
    </Link>
  </li>
);
