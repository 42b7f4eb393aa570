import { call } from '../call';
import { day, person } from '../entities';
import { pageOf } from '../envelope';
import { id } from '../rules';
import { z } from '../schema';
import { job, jobsQuery } from './jobs';

const byId = z.object({ id: id() });
const page = pageOf(job);

/** Jobs of the houses that a team leader leads. */
export const teamLeaderJobs = {
  list: call({
    id: 'A-085',
    method: 'GET',
    path: '/team-leader/jobs',
    resource: 'jobs',
    access: ['team-leader-job-read', 'team-leader-archived-job-read'],
    query: jobsQuery,
    data: page,
  }),
  get: call({
    id: 'A-086',
    method: 'GET',
    path: '/team-leader/jobs/:id',
    resource: 'jobs',
    access: ['team-leader-job-read'],
    params: byId,
    data: job,
  }),
};

/** Jobs from a worker's view: to find, current, past. */
export const workerJobs = {
  /**
   * Open jobs that are public or offered to the worker; with `status=assigned` the worker's current ones; with `archived=1` their closed or
   * archived ones.
   */
  list: call({
    id: 'A-076',
    method: 'GET',
    path: '/support-worker/jobs',
    resource: 'jobs',
    access: ['worker-find-job', 'worker-archived-job-read'],
    query: jobsQuery,
    data: page,
  }),
  get: call({
    id: 'A-077',
    method: 'GET',
    path: '/support-worker/jobs/:id',
    resource: 'jobs',
    access: ['worker-find-job', 'worker-archived-job-read'],
    params: byId,
    data: job,
  }),
  current: call({
    id: 'A-079',
    method: 'GET',
    path: '/support-worker/jobs/current-job/:id',
    resource: 'jobs',
    access: ['worker-find-job'],
    params: byId,
    data: z.extend(job, {
      house_detail: z.object({
        id: z.number(),
        name: z.string(),
        address: z.string(),
        suburb: z.string(),
        state: z.string(),
        post_code: z.string(),
        contact_no: z.nullable(z.string()),
        team_leader: z.nullable(person),
      }),
      agreement: z.nullable(z.object({ id: z.number(), status: z.string(), end_date: day, expiry_message: z.nullable(z.string()) })),
    }),
  }),
};
