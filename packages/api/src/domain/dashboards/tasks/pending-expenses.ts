import { UNSEEN_LIMIT } from '@careloom/contract/resources/expenses';
import { and, desc, eq } from 'drizzle-orm';
import { expenses } from '../../../platform/db/schema/money';
import { bit } from '../../../platform/serialize/values';
import { expensesWithin } from '../../expenses/expense-record';
import { selectExpenses } from '../../expenses/select-expenses';
import { serializeExpense } from '../../expenses/serialize-expense';
import { SHOWN, taskOf, type TaskSource } from './source';

/**
 * Expenses to decide on, latest first. A person who added, spent or changed an expense may not decide on it; one that its worker must
 * confirm first, or that is above the limit, has to be opened with its receipt.
 */
export const pendingExpenses: TaskSource = {
  kind: 'expense',
  permission: 'expense-read',
  read: async ({ db, files }, user) => {
    const rows = await selectExpenses(db)
      .where(and(expensesWithin(user), eq(expenses.status, 'pending')))
      .orderBy(desc(expenses.date), desc(expenses.id))
      .limit(SHOWN);
    return rows.map((row) => {
      const { id, title, amount, date, added_by, worker, awaits_worker, for_another } = serializeExpense(files, user, row);
      const acts =
        user.permissions.has('expense-approve') &&
        worker !== null &&
        awaits_worker !== 1 &&
        for_another !== 1 &&
        Number(amount) <= UNSEEN_LIMIT;
      return {
        total: row.total,
        task: taskOf({ id, name: title, person: `${added_by.first_name} ${added_by.last_name}`, date, amount, acts: bit(acts) }),
      };
    });
  },
};
