import type { Applicant, ApplicantDetail, applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { applications } from '../../platform/db/schema/jobs';
import type { Executor } from '../../platform/db/transaction';
import type { Files } from '../../platform/files/files';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { today } from '../organisation/today';
import { requireJob } from '../jobs/get-job';
import { getWorker } from '../support-workers/get-worker';
import { IS_WORKER } from '../support-workers/worker-record';
import { serializeApplicant } from './serialize-applicant';
import { fitColumns } from './fit';
import { selectApplicants, selectFitting } from './select-applicants';

type OneOfJob = Context<typeof applicants.get> | Context<typeof teamLeaderApplicants.get>;

/**
 * An applicant with the whole application: reviewing a job's applicants includes reading them, regardless of other permissions. @throws 404
 */
export async function getApplicant({ params, user, services }: OneOfJob): Promise<ApplicantDetail> {
  const { db, files, clock } = services;
  await requireJob(db, user, params.id);
  const now = clock.now();
  const day = await today(db, now);
  const [row] = await selectFitting(db, day, fitColumns(params.id, day, now)).where(ofJob(params.id, params.n));
  if (!row) throw notFound();
  const applicant = serializeApplicant(files, user, row);
  return { ...applicant, worker: await getWorker(services, user, applicant.worker_id, IS_WORKER) };
}

const ofJob = (jobId: number, id: number) => and(eq(applications.id, id), eq(applications.job_id, jobId));

interface Reader {
  executor: Executor;
  files: Files;
  viewer: CurrentUser;
  now: Date;
}

/** @throws 404 where the job has no such application */
export async function readApplicant({ executor, files, viewer, now }: Reader, jobId: number, id: number): Promise<Applicant> {
  const [row] = await selectApplicants(executor, await today(executor, now)).where(ofJob(jobId, id));
  if (!row) throw notFound();
  return serializeApplicant(files, viewer, row);
}
