import { inArray } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { text } from '../../platform/http/text';
import { inParts } from '../../platform/list/in-parts';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { money } from '../../platform/serialize/values';
import { nameOf } from '../../platform/serialize/person';
import { expensesFound, expensesOrder, type ExpensesQuery } from '../expenses/list-expenses';
import { type ExpenseRow, selectExpenses } from '../expenses/select-expenses';
import { type Column, inWords, type ReportTable } from '../../platform/pdf/report-table';
import { joinExpenses } from './joined';
import { refuseLong, SOUGHT_ROWS } from './report-limit';
import { expenseTotals } from './totals';

const COLUMNS: readonly Column[] = [
  { name: text('field.expense.date'), share: 7 },
  { name: text('field.expense.title'), share: 20 },
  { name: text('field.expense.worker'), share: 14 },
  { name: text('field.expense.job'), share: 17 },
  { name: text('field.expense.house'), share: 14 },
  { name: text('field.expense.status'), share: 8 },
  { name: text('field.expense.added_by'), share: 12 },
  { name: text('field.expense.amount'), share: 8, numeric: true },
];

const cellsOf = ({ expense, worker, job, house, added_by }: ExpenseRow): string[] => [
  expense.date,
  expense.title,
  worker ? nameOf(worker) : '',
  job.name,
  house.name,
  inWords(expense.status),
  nameOf(added_by),
  money(expense.amount_cents),
];

/** All of a user's expenses that match the query, in its order. @throws 422 for too many */
export async function expenseTable({ db }: Services, user: Viewer, query: ExpensesQuery): Promise<ReportTable> {
  const where = expensesFound(user, query);
  const found = await joinExpenses(db.select({ id: expenses.id }).from(expenses).$dynamic())
    .where(where)
    .orderBy(...expensesOrder(query))
    .limit(SOUGHT_ROWS);
  refuseLong(found.length);
  const rows = await inParts(
    found.map(({ id }) => id),
    (part) => selectExpenses(db).where(inArray(expenses.id, part)),
    ({ expense }) => expense.id,
  );
  const { amount } = await expenseTotals(db, where);
  return {
    title: text('menu.reports.expenses_report'),
    columns: COLUMNS,
    rows: rows.map(cellsOf),
    totals: [[text('field.expense.amount'), amount]],
  };
}
