import { type FairShare, SHARED_WORK, type SharedWork } from '@careloom/contract/resources/fair-shares';
import type { ListQuery } from '@careloom/contract/list-query';
import { furthest } from './shares';

const nameOf = ({ worker }: FairShare) => `${worker.first_name} ${worker.last_name}`;
const collator = new Intl.Collator('en');
const isKind = (sort: string | null): sort is SharedWork => SHARED_WORK.some((kind) => kind === sort);
const above = (row: FairShare, kind: SharedWork) => row[kind].own - row[kind].even;

/**
 * The sort value of a row, ascending: weekly hours, or the excess over an even share of a kind of work; by default the largest excess comes
 * first.
 */
function rankOf(sort: string | null): (row: FairShare) => number {
  if (sort === 'name') return () => 0;
  if (sort === 'weekly_hours') return ({ weekly_hours }) => weekly_hours;
  return isKind(sort) ? (row) => above(row, sort) : (row) => -furthest(row).excess;
}

/** The rows whose names contain all words of the search, in the requested order; ties by name. Each row is ranked once. */
export function orderShares<Row extends FairShare>(
  rows: readonly Row[],
  { search, sort, dir }: Pick<ListQuery, 'search' | 'sort' | 'dir'>,
): Row[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => words.every((word) => nameOf(row).toLowerCase().includes(word)));
  const rank = rankOf(sort);
  const sign = dir === 'desc' ? -1 : 1;
  const nameSign = sort === 'name' ? sign : 1;
  const ranked = found.map((row) => ({ row, rank: sign * rank(row), name: nameOf(row) }));
  ranked.sort(
    (one, other) => one.rank - other.rank || nameSign * (collator.compare(one.name, other.name) || one.row.worker.id - other.row.worker.id),
  );
  return ranked.map(({ row }) => row);
}
