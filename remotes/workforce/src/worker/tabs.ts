import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { TabLink } from '@careloom/shared/ui';

/** A tab of a worker's record, and what its number counts. */
export interface WorkerTab extends Omit<TabLink, 'count'> {
  counts?: keyof NonNullable<SupportWorker['counts']>;
}

/** The tabs with their counts; an earlier server sends none, and an applicant has nothing to count yet. */
export const withCounts = (
  tabs: readonly WorkerTab[],
  { counts, verification_status }: Pick<SupportWorker, 'counts' | 'verification_status'>,
): TabLink[] =>
  tabs.map(({ counts: counted, ...tab }) => ({
    ...tab,
    count: counted && verification_status === 'verified' ? counts?.[counted] : undefined,
  }));
