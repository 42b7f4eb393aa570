import { jobs as calls, type Job } from '@careloom/contract/resources/jobs';
import { send } from '@careloom/shared/http';
import { resourceChanged } from '@careloom/shared/query';
import type { Tried } from './archive-outcome';

/** Archives jobs one after the other: each is decided by itself, and one refused does not keep the others back. */
export async function archiveJobs(jobs: readonly Pick<Job, 'id' | 'name'>[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const { id, name } of jobs) {
    const answer = await send(calls.archive, { id });
    tried.push({ name, refusal: answer.ok ? null : answer.message });
  }
  await resourceChanged(
    'jobs',
    jobs.map(({ id }) => id),
  );
  return tried;
}
