import { type FairShare, SHARED_WORK, type SharedWork } from '@careloom/contract/resources/fair-shares';
import type { ListQuery } from '@careloom/contract/list-query';
import { furthest } from './shares';

const nameOf = ({ worker }: FairShare) => `${worker.first_name} ${worker.last_name}`;
const byName = (one: FairShare, other: FairShare) => nameOf(one).localeCompare(nameOf(other), 'en') || one.worker.id - other.worker.id;
const isKind = (sort: string | null): sort is SharedWork => SHARED_WORK.some((kind) => kind === sort);
const above = (row: FairShare, kind: SharedWork) => row[kind].own - row[kind].even;

type Compare = (one: FairShare, other: FairShare) => number;

/** In which order: by name, weekly hours or what is above an even share of a kind of work; else those furthest above their share first. */
function orderOf(sort: string | null): Compare {
  if (sort === 'name') return byName;
  if (sort === 'weekly_hours') return (one, other) => one.weekly_hours - other.weekly_hours;
  if (isKind(sort)) return (one, other) => above(one, sort) - above(other, sort);
  return (one, other) => furthest(other).excess - furthest(one).excess;
}

/** The rows whose names have all words of the search, in the order that is asked for; of equals, by name. */
export function orderShares<Row extends FairShare>(
  rows: readonly Row[],
  { search, sort, dir }: Pick<ListQuery, 'search' | 'sort' | 'dir'>,
): Row[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => words.every((word) => nameOf(row).toLowerCase().includes(word)));
  const order = orderOf(sort);
  const sign = dir === 'desc' ? -1 : 1;
  return found.sort((one, other) => sign * order(one, other) || byName(one, other));
}
