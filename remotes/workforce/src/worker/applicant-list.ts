import { type ListState, useListState } from '@careloom/shared/list';
import { queryString } from '@careloom/shared/navigation';
import { availabilityFilter } from './filters';

/** The columns by which the list of applicants is sorted. */
const SORTS = ['name', 'created_at'];

/** Prefix of the list's parameters in the address of an applicant, whose tabs have their own lists. */
const PREFIX = 'list_';

const inputOf = ({ search, sort, filters }: ListState) => ({
  ...(search && { search }),
  ...(sort && { sort: sort.by, dir: sort.dir }),
  ...filters,
});

/**
 * Search, order and filters of the list of applicants.
 * @param prefix by default for the list state in an applicant's address; empty for the list itself
 * @returns `input` for its call, and `query`, with which an applicant's address keeps them
 */
export function useApplicantList(prefix = PREFIX) {
  const input = inputOf(useListState(availabilityFilter(), SORTS, prefix).state);
  const kept = Object.entries(input).map(([name, value]) => [PREFIX + name, value]);
  return { input, query: queryString(Object.fromEntries(kept) as Record<string, string>) };
}
