import type { jobs as calls } from '@careloom/contract/resources/jobs';
import { jobs } from '../../db/schema/jobs';
import type { Context, Writing } from '../../http/context';
import { announceJob } from './announce-job';
import { checkReferences } from './check-references';
import { getJob } from './get-job';
import { inviteWorkers } from './invite-workers';
import { columnsOf } from './job-columns';

/** Posts a job; once for an idempotency key. */
export function createJob(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    await checkReferences(tx, body);
    const values = { ...columnsOf(body), posted_by_id: user.id, created_at: services.clock.now() };
    const [created] = await tx.insert(jobs).values(values).returning({ id: jobs.id });
    if (!created) throw new Error('The job was not written.');
    await inviteWorkers(tx, created.id, body);
    await announceJob(tx, user, created.id);
    return getJob({ executor: tx, files: services.files, viewer: user }, created.id);
  };
}
