import type { Expense } from '@careloom/contract/resources/expenses';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { serializeExpense } from './serialize-expense';
import { expensesWithin } from './expense-record';
import { selectExpenses } from './select-expenses';

/** @param of limits the expenses (those of a job) @throws 404 for an unknown expense and for one out of scope alike */
export const getExpense = (services: Services, user: CurrentUser, id: number, of?: SQL): Promise<Expense> =>
  readExpense(services, services.db, user, id, of);

export async function readExpense(
  { files }: Pick<Services, 'files'>,
  executor: Executor,
  user: CurrentUser,
  id: number,
  of?: SQL,
): Promise<Expense> {
  const [row] = await selectExpenses(executor).where(and(eq(expenses.id, id), of, expensesWithin(user)));
  if (!row) throw notFound();
  return serializeExpense(files, user, row);
}
