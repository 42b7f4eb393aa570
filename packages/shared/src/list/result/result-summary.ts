import type { Page } from '@careloom/contract/envelope';
import { formatCount } from '../../format/index';
import type { Noun, Sort } from '../core/definition';
import type { SortChoice } from '../filters/sort-choices';
import type { ListState } from '../state/list-state';
import { t } from '../texts';

/** "23 jobs", "1 job", "No Records Found". */
function counted(total: number, noun: Noun | undefined) {
  if (total === 0) return t('common.no_records');
  const { one, many } = noun ?? { one: t('list.result'), many: t('list.results') };
  return t('list.counted', { count: formatCount(total), noun: total === 1 ? one : many });
}

function sortedBy(sort: Sort | null, sorts: readonly SortChoice[]) {
  const label = sorts.find(({ by }) => by === sort?.by)?.label;
  if (!sort || !label) return t('list.unsorted');
  return t('list.sorted', { label, direction: t(sort.dir === 'asc' ? 'list.ascending' : 'list.descending') });
}

export interface ResultOptions {
  page: Pick<Page<unknown>, 'page' | 'last_page' | 'total'>;
  noun: Noun | undefined;
  sorts: readonly SortChoice[];
  /** The server's default order. */
  usual: Sort | undefined;
}

/** The result of a list's change, in one sentence. */
export function resultSummary(before: ListState, now: ListState, { page, noun, sorts, usual }: ResultOptions): string {
  const searched = before.search !== now.search || JSON.stringify(before.filters) !== JSON.stringify(now.filters);
  if (searched) return counted(page.total, noun);
  if (JSON.stringify(before.sort) !== JSON.stringify(now.sort)) return sortedBy(now.sort ?? usual ?? null, sorts);
  return t('list.page_of', { page: page.page, last: page.last_page });
}
