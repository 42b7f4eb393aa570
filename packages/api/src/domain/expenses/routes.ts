import { expenses } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expenses as table } from '../../platform/db/schema/money';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { requireJob } from '../jobs/get-job';
import { approveExpenses } from './approve-expenses';
import { approveExpense, confirmExpense, rejectExpense } from './decide-expense';
import { createExpense } from './create-expense';
import { editExpense } from './edit-expense';
import { getExpense } from './get-expense';
import { listExpenses } from './list-expenses';
import { removeExpense } from './remove-expense';

const SCOPE = { scope: 'by-role' } as const;
const CHANGE = { ...SCOPE, record: 'Expense' } as const;

async function ofJob({ params, query, user, services }: Context<typeof expenses.ofJob> | Context<typeof expenses.ofOwnJob>) {
  await requireJob(services.db, user, params.id);
  return listExpenses(services, user, { ...query, job_id: params.id });
}

async function oneOfJob({ params, user, services }: Context<typeof expenses.oneOfJob> | Context<typeof expenses.oneOfOwnJob>) {
  await requireJob(services.db, user, params.id);
  return getExpense(services, user, params.n, eq(table.job_id, params.id));
}

/** All expenses, and those of a job; each role within its scope. */
export function expenseRoutes(app: FastifyInstance): void {
  route(app, expenses.list, SCOPE, ({ services, user, query }) => listExpenses(services, user, query));
  route(app, expenses.get, SCOPE, ({ services, user, params }) => getExpense(services, user, params.id));
  route(app, expenses.create, CHANGE, createExpense);
  route(app, expenses.update, CHANGE, editExpense);
  route(app, expenses.remove, CHANGE, removeExpense);
  route(app, expenses.approve, SCOPE, approveExpense);
  route(app, expenses.approveMany, SCOPE, approveExpenses);
  route(app, expenses.reject, SCOPE, rejectExpense);
  route(app, expenses.confirm, { ...SCOPE, byPerson: true }, confirmExpense);
  route(app, expenses.ofJob, SCOPE, ofJob);
  route(app, expenses.oneOfJob, SCOPE, oneOfJob);
  route(app, expenses.ofOwnJob, SCOPE, ofJob);
  route(app, expenses.oneOfOwnJob, SCOPE, oneOfJob);
}
