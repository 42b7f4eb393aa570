import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { TabLink } from '@careloom/shared/ui';

/** A tab of a worker's record, and what its number counts. */
export interface WorkerTab extends Omit<TabLink, 'count'> {
  counts?: keyof NonNullable<SupportWorker['counts']>;
}

/** The tabs with their numbers; an earlier server answers none. */
export const withCounts = (tabs: readonly WorkerTab[], { counts }: Pick<SupportWorker, 'counts'>): TabLink[] =>
  tabs.map(({ counts: counted, ...tab }) => ({ ...tab, count: counted && counts?.[counted] }));
