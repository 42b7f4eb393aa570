import type { Page } from '@careloom/contract/envelope';
import type { Expense, expensesQuery } from '@careloom/contract/resources/expenses';
import type { z } from '@careloom/contract/schema';
import { and, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { serializeExpense } from './serialize-expense';
import { expensesWithin } from './expense-record';
import { selectExpenses, spender } from './select-expenses';

export type ExpensesQuery = z.output<typeof expensesQuery>;

const SORTABLE: Sortable = {
  date: expenses.date,
  title: expenses.title,
  amount: expenses.amount_cents,
  worker: [spender.first_name, spender.last_name],
  job: jobs.name,
  house: houses.name,
  status: expenses.status,
};
const SEARCHED = [expenses.title, spender.first_name, spender.last_name, jobs.name, houses.name];

/** The condition for a user's expenses that match a query. `jobs`, `houses` and `spender` must be joined. */
export const expensesFound = (user: Viewer, query: ExpensesQuery): SQL | undefined =>
  and(
    expensesWithin(user),
    query.status ? inArray(expenses.status, query.status) : undefined,
    query.job_id === null ? undefined : eq(expenses.job_id, query.job_id),
    query.house_id === null ? undefined : eq(expenses.house_id, query.house_id),
    query.worker_id === null ? undefined : eq(expenses.worker_id, query.worker_id),
    query.from === null ? undefined : gte(expenses.date, query.from),
    query.to === null ? undefined : lte(expenses.date, query.to),
    search(query.search, SEARCHED),
  );

/** Latest first by default. */
export const expensesOrder = (query: ExpensesQuery): SQL[] => orderBy(query, SORTABLE, [desc(expenses.date), desc(expenses.id)]);

export const listExpenses = ({ db, files }: Services, user: CurrentUser, query: ExpensesQuery): Promise<Page<Expense>> =>
  pageOf(
    query,
    (limit, offset) =>
      selectExpenses(db)
        .where(expensesFound(user, query))
        .orderBy(...expensesOrder(query))
        .limit(limit)
        .offset(offset),
    (row) => serializeExpense(files, user, row),
  );
