import type { jobs as calls } from '@careloom/contract/resources/jobs';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceJob, lockJob } from './job-record';

/** Deletes an open job without dependents, including its withdrawn applications. @throws 404; 422 for any other */
export function removeJob({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, params.id);
    if (job.status !== 'open' || (await isUsed(tx, job.id))) throw unprocessable('job.not_deletable');
    await announceJob(tx, user, job.id);
    await tx.delete(jobs).where(eq(jobs.id, job.id));
    return {};
  });
}

async function isUsed(tx: Tx, jobId: number): Promise<boolean> {
  const uses: [PgTable, SQL | undefined][] = [
    [applications, and(eq(applications.job_id, jobId), ne(applications.status, 'withdrawn'))],
    [shifts, eq(shifts.job_id, jobId)],
    [expenses, eq(expenses.job_id, jobId)],
  ];
  for (const [table, ofJob] of uses) if ((await tx.$count(table, ofJob)) > 0) return true;
  return false;
}
