import { applications, jobInvitations } from '../src/platform/db/schema/jobs';
import { notAfter } from './calendar';
import type { Job } from './jobs';
import type { Planned } from './plan';
import type { Setting } from './setting';
import type { Worker } from './workers';

export type Application = Planned<typeof applications>;

/** The open jobs that the demo's worker has applied for, counted from the newest; the other jobs have no application from them. */
const DEMO_APPLIED: readonly number[] = [3, 6, 11];

/** Creates applications with their decisions, and invitations to private jobs. */
export function makeApplicants(setting: Setting, jobs: readonly Job[], workers: readonly Worker[]): void {
  const [demo, ...others] = workers.filter(({ standing }) => standing === 'active');
  if (!demo) throw new Error('There is no worker to apply.');
  const newestFirst = jobs.filter(({ row }) => row.status === 'open' && !row.archived_at).reverse();
  for (const job of jobs) {
    const place = newestFirst.indexOf(job);
    const chosen = job.worker ? [job.worker] : DEMO_APPLIED.includes(place) ? [demo] : [];
    const rest = others.filter(({ user }) => user.id !== job.worker?.user.id);
    const applicants = [...chosen, ...setting.random.some(rest, howMany(setting, place))];
    if (job.row.visibility === 'private') invite(setting, job, [...applicants, demo, ...setting.random.some(others, 2)]);
    applicants.forEach((applicant) => apply(setting, job, applicant));
  }
}

/** The two newest jobs have no applicant yet. */
const howMany = ({ random }: Setting, place: number) => (place === 0 || place === 1 ? 0 : random.int(1, 8));

function invite({ plan }: Setting, { row }: Job, workers: readonly Worker[]) {
  for (const worker_id of new Set(workers.map(({ user }) => user.id))) {
    plan.add(jobInvitations, { job_id: row.id, worker_id, created_at: row.created_at ?? new Date() });
  }
}

function apply({ plan, random, calendar }: Setting, { row, worker }: Job, { user }: Worker) {
  const hours = random.int(2, worker ? 58 : 200);
  const posted = row.created_at ?? calendar.now;
  const applied_at = notAfter(
    new Date(posted.getTime() + hours * 3_600_000),
    new Date(calendar.now.getTime() - random.int(2, 90) * 60_000),
  );
  const status = worker ? (worker.user.id === user.id ? 'assigned' : 'not_selected') : waiting(random.next());
  plan.add(applications, {
    job_id: row.id,
    worker_id: user.id,
    status,
    applied_at,
    decided_at: status === 'assigned' || status === 'not_selected' ? row.assigned_at : null,
  });
}

const waiting = (share: number) => (share < 0.72 ? 'applied' : share < 0.93 ? 'shortlisted' : 'withdrawn');
