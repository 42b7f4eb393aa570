import { call } from '../call';
import { named, person } from '../entities';
import { id, optional, text } from '../rules';
import { z } from '../schema';

const query = z.object({ search: optional(text(100)) });

/** Choices for forms. They do not require access to the corresponding screen, so they contain only id and name. */
export const options = {
  houses: call({
    id: 'A-013',
    method: 'GET',
    path: '/options/houses',
    resource: 'house',
    access: ['job-create', 'job-update', 'job-read', 'team-leader-job-read', 'shift-create'],
    query,
    data: z.array(named),
  }),
  jobs: call({
    id: 'A-014',
    method: 'GET',
    path: '/options/jobs',
    resource: 'jobs',
    access: ['job-read', 'team-leader-job-read', 'shift-create'],
    query: z.extend(query, { house_id: optional(id()) }),
    data: z.array(z.extend(named, { house: z.optional(named) })),
  }),
  workers: call({
    id: 'A-015',
    method: 'GET',
    path: '/options/workers',
    resource: 'support-worker',
    access: ['job-create', 'support-worker-read', 'team-leader-support-worker-read', 'shift-create'],
    query,
    data: z.array(person),
  }),
  /** The jobs that a cell of a timesheet may name, each with its house. */
  sheetJobs: call({
    id: 'A-360',
    method: 'GET',
    path: '/options/sheet-jobs',
    resource: 'jobs',
    access: ['shift-create'],
    data: z.array(z.extend(named, { house: named })),
  }),
  /** The workers that a cell of a timesheet may name, each with the email to fill in. */
  sheetWorkers: call({
    id: 'A-361',
    method: 'GET',
    path: '/options/sheet-workers',
    resource: 'support-worker',
    access: ['shift-create'],
    data: z.array(z.extend(person, { email: z.string() })),
  }),
  teamLeaders: call({
    id: 'A-016',
    method: 'GET',
    path: '/options/team-leaders',
    resource: 'my-team',
    access: ['house-create', 'house-read'],
    query,
    data: z.array(person),
  }),
  seniorManagers: call({
    id: 'A-017',
    method: 'GET',
    path: '/options/senior-managers',
    resource: 'my-team',
    access: ['my-team-create', 'my-team-read'],
    query,
    data: z.array(person),
  }),
  providers: call({
    id: 'A-018',
    method: 'GET',
    path: '/options/providers',
    resource: 'providers',
    access: ['service-agreement-create', 'provider-read'],
    query,
    data: z.array(named),
  }),
  payLevels: call({
    id: 'A-019',
    method: 'GET',
    path: '/options/pay-levels',
    resource: 'pay-level',
    access: ['service-agreement-create', 'pay-level-read'],
    query,
    data: z.array(named),
  }),
  /** Roles that currently have a permission, so that a page that refuses access can name who may open it. */
  rolesWith: call({
    id: 'A-205',
    method: 'GET',
    path: '/options/roles-with',
    resource: 'roles',
    access: 'signed-in',
    query: z.object({ permission: text(100) }),
    data: z.array(z.string()),
  }),
  states: call({ id: 'A-020', method: 'GET', path: '/options/states', resource: 'options', access: 'public', query, data: z.array(named) }),
};
