import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { notFound, unprocessable } from '../../platform/http/errors';
import { expensesWithin } from '../expenses/expense-record';
import { shiftsWithin } from '../shifts/shift-record';
import { brokenRule } from '../shifts/prerequisites';

type ClaimedShift = typeof shifts.$inferSelect & { worker_id: number };
type ClaimedExpense = typeof expenses.$inferSelect & { worker_id: number };

/** Work to be billed, not yet grouped by worker. */
export interface Work {
  shifts: ClaimedShift[];
  expenses: ClaimedExpense[];
}

interface Billable {
  status: string;
  invoice_id: number | null;
  worker_id: number | null;
}

const isBillable = <Row extends Billable>(row: Row): row is Row & { worker_id: number } =>
  row.status === 'approved' && row.invoice_id === null && row.worker_id !== null;

/** Requires that all work is approved, has a worker and is not invoiced yet. @throws 422 */
function billable<Row extends Billable>(rows: Row[]): (Row & { worker_id: number })[] {
  const found = rows.filter(isBillable);
  if (found.length < rows.length) throw unprocessable('invoice.not_invoiceable');
  return found;
}

/**
 * Locks shifts and expenses until the transaction ends, in the order of their ids. When two admins bill the same work, the second waits and
 * is then refused.
 * @throws 404 for a shift that does not exist or is out of scope; 422 for work that cannot be billed
 */
export async function claimWork(tx: Tx, user: CurrentUser, shiftIds: readonly number[], expenseIds: readonly number[]): Promise<Work> {
  const worked = await tx
    .select({ shift: shifts })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .where(and(inArray(shifts.id, [...shiftIds]), shiftsWithin(user)))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
  if (worked.length < new Set(shiftIds).size) throw notFound('shift.not_found');
  const spent = await tx
    .select({ expense: expenses })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(and(inArray(expenses.id, [...expenseIds]), expensesWithin(user)))
    .orderBy(asc(expenses.id))
    .for('update', { of: expenses });
  if (spent.length < new Set(expenseIds).size) throw unprocessable('invoice.not_invoiceable');
  const work = { shifts: billable(worked.map(({ shift }) => shift)), expenses: billable(spent.map(({ expense }) => expense)) };
  const broken = await brokenRule(tx, shiftIds);
  if (broken) throw unprocessable(broken);
  return work;
}
