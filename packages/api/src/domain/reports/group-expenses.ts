import type { ExpenseGroups, reportGroups } from '@careloom/contract/resources/report-groups';
import { type SQL, sql } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf, total } from '../../platform/list/page-of';
import { money } from '../../platform/serialize/values';
import { expensesFound } from '../expenses/list-expenses';
import { spender } from '../expenses/select-expenses';
import { joinExpenses } from './joined';
import { GROUP_BY, ROW_NAME, rowKeys, sumOf, usualOrder, workerOf } from './sum-of';

const KEYS = rowKeys({ id: expenses.id, name: expenses.title, date: expenses.date, house: houses, worker: spender });

const inState = (status: (typeof expenses.$inferSelect)['status']) =>
  sumOf(sql`case when ${expenses.status} = ${sql.raw(`'${status}'`)} then ${expenses.amount_cents} else 0 end`);

/** In cents. */
const SUMS = {
  count: sql<number>`count(*)::int`,
  pending: inState('pending'),
  approved: inState('approved'),
  rejected: inState('rejected'),
  amount: sumOf(expenses.amount_cents),
};
type Sums = Record<keyof typeof SUMS, number>;

const SORTABLE: Sortable = {
  name: ROW_NAME,
  expenses: SUMS.count,
  pending: SUMS.pending,
  approved: SUMS.approved,
  rejected: SUMS.rejected,
  amount: SUMS.amount,
};

const NONE: Sums = { count: 0, pending: 0, approved: 0, rejected: 0, amount: 0 };

const sumsOf = ({ count, pending, approved, rejected, amount }: Sums) => ({
  expenses: count,
  pending: money(pending),
  approved: money(approved),
  rejected: money(rejected),
  amount: money(amount),
});

/** The sums of the expenses that match a condition; all 0 without a match. */
export async function expenseSums(executor: Executor, where: SQL | undefined): Promise<ExpenseGroups['totals']> {
  const [sums = NONE] = await joinExpenses(executor.select(SUMS).from(expenses).$dynamic()).where(where);
  return sumsOf(sums);
}

/** The user's expenses that match a query, summed by house, worker or month, or one by one. */
export async function groupExpenses({ services: { db }, user, query }: Context<typeof reportGroups.expenses>): Promise<ExpenseGroups> {
  const where = expensesFound(user, query);
  const worker = workerOf(query.by, KEYS);
  const usual = usualOrder(query.by, expenses.date, SUMS.amount);
  const groups = await pageOf(
    query,
    (limit, offset) =>
      joinExpenses(
        db
          .select({ ...KEYS[query.by], worker, ...SUMS, total })
          .from(expenses)
          .$dynamic(),
      )
        .where(where)
        .groupBy(...GROUP_BY)
        .orderBy(...orderBy(query, SORTABLE, [usual, sql`1 desc`]))
        .limit(limit)
        .offset(offset),
    ({ id, name, worker, ...sums }) => ({ id, name, worker, ...sumsOf(sums) }),
  );
  return { ...groups, totals: await expenseSums(db, where) };
}
