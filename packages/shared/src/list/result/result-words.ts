import { shellMessages } from '@careloom/contract/messages/shell';
import type { Page } from '@careloom/contract/envelope';
import { formatCount } from '../../format/index';
import type { Noun, Sort } from '../core/definition';
import type { SortChoice } from '../filters/sort-choices';
import type { ListState } from '../state/list-state';
import { say } from '../texts';

/** "23 jobs", "1 job", "No Records Found". */
function counted(total: number, noun: Noun | undefined) {
  if (total === 0) return shellMessages['common.no_records'];
  const { one, many } = noun ?? { one: say('list.result'), many: say('list.results') };
  return say('list.counted', { count: formatCount(total), noun: total === 1 ? one : many });
}

function sortedBy(sort: Sort | null, sorts: readonly SortChoice[]) {
  const label = sorts.find(({ by }) => by === sort?.by)?.label;
  if (!sort || !label) return say('list.unsorted');
  return say('list.sorted', { label, direction: say(sort.dir === 'asc' ? 'list.ascending' : 'list.descending') });
}

export interface ResultOf {
  page: Pick<Page<unknown>, 'page' | 'last_page' | 'total'>;
  noun: Noun | undefined;
  sorts: readonly SortChoice[];
  /** The order that the server gives by itself. */
  usual: Sort | undefined;
}

/** What a change of a list came to, in one sentence. */
export function resultWords(before: ListState, now: ListState, { page, noun, sorts, usual }: ResultOf): string {
  const searched = before.search !== now.search || JSON.stringify(before.filters) !== JSON.stringify(now.filters);
  if (searched) return counted(page.total, noun);
  if (JSON.stringify(before.sort) !== JSON.stringify(now.sort)) return sortedBy(now.sort ?? usual ?? null, sorts);
  return say('list.page_of', { page: page.page, last: page.last_page });
}
