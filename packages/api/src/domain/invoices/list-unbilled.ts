import type { invoiceDrafts as calls } from '@careloom/contract/resources/invoice-drafts';
import { and, asc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { bit, hoursOf, money } from '../../platform/serialize/values';
import { expensesWithin } from '../expenses/expense-record';
import { shiftsWithin } from '../shifts/shift-record';

type Asked = Context<typeof calls.unbilled>;

/** The maximum for which one call generates invoices. */
const MOST = 500;

/** Approved shifts and expenses that have a worker and no invoice, oldest first. */
export async function listUnbilled(asked: Asked) {
  const [worked, spent] = [await readShifts(asked), await readExpenses(asked)];
  return {
    shifts: worked.slice(0, MOST).map(({ minutes, cost_cents, fee_cents, ...shift }) => ({
      ...shift,
      hours: hoursOf(minutes),
      cost: money(cost_cents),
      fee: money(fee_cents),
    })),
    expenses: spent.slice(0, MOST).map(({ amount_cents, ...expense }) => ({ ...expense, amount: money(amount_cents) })),
    more: bit(worked.length > MOST || spent.length > MOST),
  };
}

const worker = { id: users.id, first_name: users.first_name, last_name: users.last_name };
const house = { id: houses.id, name: houses.name };

function narrowed(table: typeof shifts | typeof expenses, { worker_id, house_id, from, to }: Asked['query']): SQL | undefined {
  return and(
    eq(table.status, 'approved'),
    isNull(table.invoice_id),
    worker_id === null ? undefined : eq(table.worker_id, worker_id),
    house_id === null ? undefined : eq(table.house_id, house_id),
    from === null ? undefined : gte(table.date, from),
    to === null ? undefined : lte(table.date, to),
  );
}

const readShifts = ({ services, user, query }: Asked) =>
  services.db
    .select({
      id: shifts.id,
      date: shifts.date,
      name: shifts.name,
      worker,
      house,
      minutes: shifts.minutes,
      cost_cents: shifts.cost_cents,
      fee_cents: shifts.fee_cents,
    })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .innerJoin(users, eq(users.id, shifts.worker_id))
    .where(and(narrowed(shifts, query), shiftsWithin(user)))
    .orderBy(asc(shifts.date), asc(shifts.id))
    .limit(MOST + 1);

const readExpenses = ({ services, user, query }: Asked) =>
  services.db
    .select({ id: expenses.id, date: expenses.date, title: expenses.title, worker, house, amount_cents: expenses.amount_cents })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .innerJoin(users, eq(users.id, expenses.worker_id))
    .where(and(narrowed(expenses, query), expensesWithin(user)))
    .orderBy(asc(expenses.date), asc(expenses.id))
    .limit(MOST + 1);
