import { and, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { CurrentUser } from '../../platform/http/current-user';
import { search } from '../../platform/list/search';
import { expensesWithin } from '../expenses/expense-record';
import { invoicesWithin } from '../invoices/invoice-record';
import { daysOverdue, payable } from '../invoices/overdue';
import { shiftsWithin } from '../shifts/shift-record';

export interface StuckFilters {
  search: string | null;
  house_id: number | null;
  worker_id: number | null;
}

/** A row of `stuckWork`. */
export interface StuckRow {
  stage: string;
  kind: 'shift' | 'expense' | 'invoice';
  id: number;
  name: string;
  worker_id: number | null;
  house_id: number | null;
  since: string;
  cents: number;
  returned: boolean;
  overdue_days: number;
}

type Table = typeof shifts | typeof expenses | typeof invoices;

const narrowed = (table: Table, { house_id, worker_id }: StuckFilters): SQL | undefined =>
  and(
    house_id === null ? undefined : sql`${table.house_id} = ${house_id}`,
    worker_id === null ? undefined : sql`${table.worker_id} = ${worker_id}`,
  );

const stuckShifts = (user: CurrentUser, filters: StuckFilters): SQL => sql`
  select case ${shifts.status} when 'completed' then 'not_submitted' when 'submitted' then 'not_approved' else 'not_invoiced' end as stage,
    'shift' as kind, ${shifts.id}, ${shifts.name}, ${shifts.worker_id}, ${shifts.house_id},
    case ${shifts.status} when 'completed' then ${shifts.end_at} when 'submitted' then coalesce(${shifts.timesheet_added_at}, ${shifts.end_at})
      else coalesce(${shifts.approved_at}, ${shifts.end_at}) end as since,
    ${shifts.cost_cents}::float8 as cents, ${shifts.returned_at} is not null as returned, 0 as overdue_days
  from ${shifts}
  where ${and(sql`${shifts.status} in ('completed', 'submitted', 'approved') and ${shifts.worker_id} is not null`, shiftsWithin(user), narrowed(shifts, filters))}`;

const stuckExpenses = (user: CurrentUser, filters: StuckFilters): SQL => sql`
  select case ${expenses.status} when 'pending' then 'not_approved' else 'not_invoiced' end, 'expense', ${expenses.id}, ${expenses.title},
    ${expenses.worker_id}, ${expenses.house_id},
    case ${expenses.status} when 'pending' then ${expenses.created_at} else coalesce(${expenses.decided_on}::timestamp at time zone 'UTC', ${expenses.created_at}) end,
    ${expenses.amount_cents}::float8, ${expenses.returned_at} is not null, 0
  from ${expenses} inner join ${houses} on ${houses.id} = ${expenses.house_id}
  where ${and(sql`${expenses.status} in ('pending', 'approved') and ${expenses.invoice_id} is null`, expensesWithin(user), narrowed(expenses, filters))}`;

const stuckInvoices = (user: CurrentUser, now: Date, filters: StuckFilters): SQL => sql`
  select case ${invoices.sync} when 'synced' then 'not_paid' else 'not_in_xero' end, 'invoice', ${invoices.id}, ${invoices.number},
    ${invoices.worker_id}, ${invoices.house_id}, ${invoices.created_at}, (${invoices.payable_cents} - ${invoices.paid_cents})::float8, false,
    greatest(0, ${daysOverdue(now)})
  from ${invoices} left join ${houses} on ${houses.id} = ${invoices.house_id}
  where ${and(payable, invoicesWithin(user), narrowed(invoices, filters))}`;

/**
 * The work within the user's scope whose money waits for somebody, as the tables `stuck`, `worker` and `house` of a `from`: shifts and
 * expenses until they are invoiced, and invoices until they are paid.
 */
export function stuckWork(user: CurrentUser, now: Date, filters: StuckFilters): SQL {
  const all = [stuckShifts(user, filters), stuckExpenses(user, filters), stuckInvoices(user, now, filters)];
  return sql`(${sql.join(all, sql` union all `)}) as stuck left join ${users} as worker on worker.id = stuck.worker_id
    left join ${houses} as house on house.id = stuck.house_id`;
}

const FOUND_IN = [sql`stuck.name`, sql`worker.first_name`, sql`worker.last_name`, sql`house.name`];

export const foundIn = (words: string | null): SQL => search(words, FOUND_IN) ?? sql`true`;
