import { call } from '../call';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { amount, date, id, listOf, optional, receiptFile, text } from '../rules';
import { z } from '../schema';
import { expense, EXPENSE_STATUSES, type Expense } from './expense-record';

export { expense, EXPENSE_STATUSES, type Expense };

export const expensesQuery = z.extend(listQuery, {
  status: optional(listOf(EXPENSE_STATUSES)),
  job_id: optional(id()),
  house_id: optional(id()),
  worker_id: optional(id()),
  from: optional(date()),
  to: optional(date()),
});

/** A worker can only add expenses for their own jobs and for themselves, whatever `worker_id` is. */
export const expenseBody = z.object({
  date: date(),
  title: text(120),
  amount: amount(),
  job_id: id(),
  worker_id: optional(id()),
  description: optional(text(2000)),
  receipt: optional(receiptFile()),
});
export type ExpenseBody = z.output<typeof expenseBody>;

export const expenseLabels = {
  date: 'field.expense.date',
  title: 'field.expense.title',
  amount: 'field.expense.amount',
  job_id: 'field.expense.job',
  worker_id: 'field.expense.worker',
  description: 'field.expense.description',
  receipt: 'records.receipt',
} as const;

const byId = z.object({ id: id() });

/** Dollars: an expense above this is only approved in bulk if its receipt was seen. */
export const UNSEEN_LIMIT = 100;
const MOST_APPROVED = 100;
const ids = () => z.array(id(), { error: 'validation.array' }).check(z.maxLength(MOST_APPROVED, { error: 'validation.array' }));
const oneOfJob = z.object({ id: id(), n: id() });
const OF_JOB = ['job-read', 'team-leader-job-read'] as const;
const OF_WORKER = ['worker-find-job', 'worker-archived-job-read'] as const;

export const expenses = {
  list: call({
    id: 'A-110',
    method: 'GET',
    path: '/expense',
    resource: 'expense',
    access: ['expense-read'],
    query: expensesQuery,
    data: pageOf(expense),
  }),
  get: call({
    id: 'A-111',
    method: 'GET',
    path: '/expense/:id',
    resource: 'expense',
    access: ['expense-read'],
    params: byId,
    data: expense,
  }),
  /** Also notifies the admin side. */
  create: call({
    id: 'A-112',
    method: 'POST',
    creates: true,
    path: '/expense',
    affects: ['expense'],
    access: ['expense-create'],
    body: expenseBody,
    multipart: true,
    data: expense,
    success: 'success.added',
    labels: expenseLabels,
    days: { date: 'done' },
  }),
  /** Only while pending; without a new receipt, the existing one is kept. */
  update: call({
    id: 'A-113',
    method: 'PUT',
    path: '/expense/:id',
    affects: ['expense'],
    access: ['expense-create'],
    params: byId,
    body: expenseBody,
    multipart: true,
    data: expense,
    success: 'success.updated',
    labels: expenseLabels,
    days: { date: 'done' },
  }),
  remove: call({
    id: 'A-114',
    method: 'DELETE',
    path: '/expense/:id',
    affects: ['expense'],
    access: ['expense-create'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  approve: call({
    id: 'A-115',
    method: 'POST',
    creates: false,
    path: '/expense/approve',
    affects: ['expense'],
    access: ['expense-approve'],
    body: z.object({ id: id() }),
    data: expense,
    success: 'success.expense_approved',
  }),
  /**
   * Approves several, each independently. One that cannot be approved is returned in `left` with the reason; so is one above `UNSEEN_LIMIT` whose id is
   * not in `seen`.
   */
  approveMany: call({
    id: 'A-400',
    method: 'POST',
    creates: false,
    path: '/expense/approve-many',
    affects: ['expense'],
    access: ['expense-approve'],
    body: z.object({ ids: ids(), seen: z._default(ids(), []) }),
    data: z.object({
      approved: z.array(z.number()),
      left: z.array(z.object({ id: z.number(), reason: z.string() })),
    }),
    labels: { ids: 'menu.expenses', seen: 'menu.expenses' },
  }),
  reject: call({
    id: 'A-116',
    method: 'POST',
    creates: false,
    path: '/expense/reject',
    affects: ['expense'],
    access: ['expense-approve'],
    body: z.object({ id: id(), reason: text(500) }),
    data: expense,
    success: 'success.expense_rejected',
    labels: { reason: 'field.expense.reject_reason' },
  }),
  /** The worker of a pending expense confirms a change by another user. May be repeated. */
  confirm: call({
    id: 'A-220',
    method: 'POST',
    creates: false,
    path: '/expense/confirm',
    affects: ['expense'],
    access: ['expense-create'],
    body: z.object({ id: id() }),
    data: expense,
    success: 'success.expense_confirmed',
  }),
  ofJob: call({
    id: 'A-071',
    method: 'GET',
    path: '/jobs/:id/job-expenses',
    resource: 'expense',
    access: OF_JOB,
    params: byId,
    query: expensesQuery,
    data: pageOf(expense),
  }),
  oneOfJob: call({
    id: 'A-072',
    method: 'GET',
    path: '/jobs/:id/job-expenses/:n',
    resource: 'expense',
    access: OF_JOB,
    params: oneOfJob,
    data: expense,
  }),
  ofOwnJob: call({
    id: 'A-081',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-expenses',
    resource: 'expense',
    access: OF_WORKER,
    params: byId,
    query: expensesQuery,
    data: pageOf(expense),
  }),
  oneOfOwnJob: call({
    id: 'A-082',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-expenses/:n',
    resource: 'expense',
    access: OF_WORKER,
    params: oneOfJob,
    data: expense,
  }),
};
