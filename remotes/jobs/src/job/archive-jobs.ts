import { type Job, jobs as calls } from '@careloom/contract/resources/jobs';
import { send } from '@careloom/shared/http';
import { resourceChanged } from '@careloom/shared/query';
import type { TextKey } from './texts';

/** Archives jobs one after the other: each request is independent, and a refused one does not stop the others. */
export async function archiveJobs(jobs: readonly Pick<Job, 'id' | 'name'>[]): Promise<ArchiveResult[]> {
  const results: ArchiveResult[] = [];
  for (const { id, name } of jobs) {
    const answer = await send(calls.archive, { id });
    results.push({ name, refusal: answer.ok ? null : answer.message });
  }
  await resourceChanged(
    'jobs',
    jobs.map(({ id }) => id),
  );
  return results;
}

export interface ArchiveResult {
  name: string;
  /** The server's message if it refused. */
  refusal: string | null;
}

export interface Outcome {
  kind: 'success' | 'error';
  key: TextKey;
  values: Record<string, string | number>;
}

/** The messages after archiving several jobs: how many were archived, and which were not, with the reason. */
export function outcomesOf(results: readonly ArchiveResult[]): Outcome[] {
  const refused = results.filter(({ refusal }) => refusal !== null);
  const done = results.length - refused.length;
  const outcomes: Outcome[] = [];
  if (done === 1) outcomes.push({ kind: 'success', key: 'success.job_archived', values: {} });
  if (done > 1) outcomes.push({ kind: 'success', key: 'jobs.archived_count', values: { count: done } });
  for (const why of new Set(refused.map(({ refusal }) => refusal ?? ''))) {
    const names = refused.filter(({ refusal }) => refusal === why).map(({ name }) => name);
    outcomes.push({ kind: 'error', key: 'jobs.left_because', values: { jobs: names.join(', '), why } });
  }
  return outcomes;
}
