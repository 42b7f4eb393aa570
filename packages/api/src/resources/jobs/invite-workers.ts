import type { JobBody } from '@careloom/contract/resources/jobs';
import { eq } from 'drizzle-orm';
import { jobInvitations } from '../../db/schema/jobs';
import type { Tx } from '../../db/transaction';

/** Makes the workers of the form those to whom a private job is offered; a public job needs no invitation. */
export async function inviteWorkers(tx: Tx, jobId: number, { visibility, worker_ids }: JobBody): Promise<void> {
  await tx.delete(jobInvitations).where(eq(jobInvitations.job_id, jobId));
  const invited = visibility === 'private' ? [...new Set(worker_ids)] : [];
  if (invited.length > 0) await tx.insert(jobInvitations).values(invited.map((worker_id) => ({ job_id: jobId, worker_id })));
}
