import { shifts } from '@careloom/contract/resources/shifts';
import { type ListState, useListState } from '@careloom/shared/list';
import { queryString, useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { shiftFilters } from './filters';
import { useApprovals } from './requests';
import { hrefOfShift, type ShiftView } from './view';

/** The columns by which the lists of shifts are sorted. */
const SORTS = ['worker', 'date', 'total_cost', 'status'];
/** Prefix of the list's parameters in the address of a shift. */
const PREFIX = 'list_';
/** Parameter in the address of a shift that is reviewed because it differs from the roster. */
const REVIEW = 'review';

const inputOf = ({ search, sort, filters }: ListState) => ({
  ...(search && { search }),
  ...(sort && { sort: sort.by, dir: sort.dir }),
  ...filters,
});

const keptOf = (state: ListState) =>
  Object.fromEntries(Object.entries({ page: state.page, ...inputOf(state) }).map(([name, value]) => [PREFIX + name, value]));

/** The state of the list that a shift's address keeps: page, search, order and filters. */
export function useKeptList(view: ShiftView): string {
  const { state } = useListState(shiftFilters(view), SORTS);
  return queryString(keptOf(state));
}

/** The address of the first of the shifts that differ from the roster. */
export const hrefOfReview = (id: number): string => hrefOfShift(id, 'log') + queryString({ [REVIEW]: 1 });

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** Set while reviewing the shifts that differ from the roster: the index in them. */
  review: { at: number; count: number } | null;
}

/** The previous and next shifts of the list that opened the page, or of the shifts that differ from the roster; none without list state in the address. */
export function useNeighbours(id: number, view: ShiftView): Neighbours {
  const [params] = useQueryParams();
  const isReview = params.has(REVIEW);
  const inList = useListNeighbours(id, view, !isReview && params.has(`${PREFIX}page`));
  const differing = useApprovals(isReview).data?.differing ?? [];
  if (!isReview) return { ...inList, review: null };
  const at = differing.indexOf(id);
  const hrefAt = (index: number) => (differing[index] === undefined ? null : hrefOfReview(differing[index]));
  const after = at < 0 ? differing.findIndex((other) => other !== id) : at + 1;
  return { previous: at > 0 ? hrefAt(at - 1) : null, next: hrefAt(after), review: { at: at + 1, count: differing.length } };
}

function useListNeighbours(id: number, view: ShiftView, isNeeded: boolean): Omit<Neighbours, 'review'> {
  const { state } = useListState(shiftFilters(view), SORTS, PREFIX);
  const input = { ...inputOf(state), shift_type: view };
  const { data } = useCall(shifts.list, { ...input, page: state.page }, { enabled: isNeeded });
  const at = data?.items.findIndex((shift) => shift.id === id) ?? -1;
  const isLast = data !== undefined && at === data.items.length - 1 && state.page < data.last_page;
  const before = useCall(shifts.list, { ...input, page: state.page - 1 }, { enabled: isNeeded && at === 0 && state.page > 1 });
  const after = useCall(shifts.list, { ...input, page: state.page + 1 }, { enabled: isNeeded && at >= 0 && isLast });
  const hrefTo = (page: number, shift: { id: number } | undefined) =>
    shift ? hrefOfShift(shift.id, view) + queryString(keptOf({ ...state, page })) : null;
  if (at < 0 || !data) return { previous: null, next: null };
  return {
    previous: at > 0 ? hrefTo(state.page, data.items[at - 1]) : hrefTo(state.page - 1, before.data?.items.at(-1)),
    next: isLast ? hrefTo(state.page + 1, after.data?.items[0]) : hrefTo(state.page, data.items[at + 1]),
  };
}
