import { groupBy } from '../list/group';
import type { Jobs } from './jobs';

/** How jobs of a kind that were fetched together are done as one. */
export interface Join<Data> {
  /** Those of one key are joined. */
  keyOf: (data: Data) => string;
  join: (all: readonly Data[]) => Data;
}

export type Joins = { readonly [Name in keyof Jobs]?: Join<Jobs[Name]> };

/** What is done at once, with the jobs that it is done for; each job by itself where its kind is not joined. */
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
