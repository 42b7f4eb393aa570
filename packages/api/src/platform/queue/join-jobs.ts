import { groupBy } from '../list/group';
import type { Jobs } from './jobs';

/** How jobs of a kind that were fetched together are merged into one. */
export interface Join<Data> {
  /** Jobs with the same key are joined. */
  keyOf: (data: Data) => string;
  join: (all: readonly Data[]) => Data;
}

export type Joins = { readonly [Name in keyof Jobs]?: Join<Jobs[Name]> };

/** The units of work, each with the jobs that it completes; one per job for kinds that are not joined. */
export function joinJobs<Job extends { data: Data }, Data>(
  jobs: readonly Job[],
  how: Join<Data> | undefined,
): { data: Data; jobs: Job[] }[] {
  if (!how) return jobs.map((job) => ({ data: job.data, jobs: [job] }));
  return [...groupBy(jobs, ({ data }) => how.keyOf(data)).values()].map((alike) => ({
    data: how.join(alike.map(({ data }) => data)),
    jobs: alike,
  }));
}
