import type { Expense } from '@careloom/contract/resources/expenses';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { expenses } from '../../db/schema/money';
import { notFound } from '../../http/errors';
import type { Services } from '../../services';
import { expenseOf } from './expense-on-the-wire';
import { expensesWithin } from './expense-scope';
import { selectExpenses } from './select-expenses';

/** @param of which expenses are meant (those of a job) @throws 404 alike for an unknown expense and one out of reach */
export async function getExpense({ db, files }: Services, user: CurrentUser, id: number, of?: SQL): Promise<Expense> {
  const [row] = await selectExpenses(db).where(and(eq(expenses.id, id), of, expensesWithin(user)));
  if (!row) throw notFound();
  return expenseOf(files, user, row);
}
