import { and, between, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { countOf, sumOf } from '../../platform/list/aggregate';

/** First and last counted day, by the local day of each record. */
export interface Days {
  from: string;
  to: string;
}

const within = (column: typeof shifts.date | typeof expenses.date | typeof invoices.date, { from, to }: Days) => between(column, from, to);

/** Each figure is a subquery, so that a dashboard is one statement. `of` limits it to a house led or to a worker. */
export const activeJobs = (of?: SQL) =>
  countOf(
    sql`from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)} where ${and(eq(jobs.status, 'assigned'), isNull(jobs.archived_at), of)}`,
  );

export const openJobs = (of?: SQL) =>
  countOf(
    sql`from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)} where ${and(eq(jobs.status, 'open'), isNull(jobs.archived_at), of)}`,
  );

const fromShifts = (days: Days, of?: SQL) => sql`
  from ${shifts} join ${houses} on ${eq(houses.id, shifts.house_id)} where ${and(within(shifts.date, days), ne(shifts.status, 'cancelled'), of)}`;

export const shiftsIn = (days: Days, of?: SQL) => countOf(fromShifts(days, of));
export const minutesIn = (days: Days, of?: SQL) => sumOf(sql`${shifts.minutes}`, fromShifts(days, of));

/** Cents of expenses, without rejected ones. */
export const expensesIn = (days: Days, of?: SQL) =>
  sumOf(
    sql`${expenses.amount_cents}`,
    sql`from ${expenses} join ${houses} on ${eq(houses.id, expenses.house_id)} where ${and(within(expenses.date, days), ne(expenses.status, 'rejected'), of)}`,
  );

/** The expenses of these days that are still to be decided on. */
export const expensesPending = (days: Days) =>
  countOf(sql`from ${expenses} where ${and(within(expenses.date, days), eq(expenses.status, 'pending'))}`);

/** Assigned jobs whose last day is one of these days. */
export const jobsEnding = ({ from, to }: Days) =>
  countOf(sql`from ${jobs} where ${and(eq(jobs.status, 'assigned'), isNull(jobs.archived_at), between(jobs.end_date, from, to))}`);

/** Applications to open jobs without a decision. */
export const openApplications = () =>
  countOf(
    sql`from ${applications} join ${jobs} on ${eq(jobs.id, applications.job_id)} where ${and(eq(jobs.status, 'open'), isNull(jobs.archived_at), inArray(applications.status, ['applied', 'shortlisted']))}`,
  );

export const sleepOversIn = (days: Days) => countOf(fromShifts(days, eq(shifts.type, 'sleep_over')));

/** The invoices of these days that are not fully paid. */
export const invoicesAwaiting = (days: Days) =>
  countOf(
    sql`from ${invoices} where ${and(within(invoices.date, days), inArray(invoices.status, ['generated', 'awaiting_payment', 'part_paid']))}`,
  );

/** Payable cents of invoices, without void ones. */
export const invoicesIn = (days: Days, of?: SQL) =>
  sumOf(
    sql`${invoices.payable_cents}`,
    sql`from ${invoices} left join ${houses} on ${eq(houses.id, invoices.house_id)} where ${and(within(invoices.date, days), ne(invoices.status, 'void'), of)}`,
  );

/** Workers who can be assigned to a job: verified, active, not archived. */
export const activeWorkers = (of?: SQL) =>
  countOf(
    sql`from ${users} where ${and(eq(users.user_type, 'worker'), eq(users.verification_status, 'verified'), eq(users.is_active, true), isNull(users.archived_at), isNull(users.deleted_at), of)}`,
  );

/** A worker's applications without a decision. */
export const waitingApplications = (workerId: number) =>
  countOf(
    sql`from ${applications} where ${and(eq(applications.worker_id, workerId), inArray(applications.status, ['applied', 'shortlisted']))}`,
  );

/** Reads several figures in one statement. */
export async function readFigures<const Name extends string>(
  executor: Executor,
  figures: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const [row] = await executor.select(figures as Record<string, SQL<number>>).from(sql`(select 1) one_row`);
  if (!row) throw new Error('A statement without a condition answered no row.');
  return row as Record<Name, number>;
}
