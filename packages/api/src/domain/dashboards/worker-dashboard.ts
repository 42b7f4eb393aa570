import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { invoices } from '../../platform/db/schema/invoices';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { monthOf } from '../../platform/clock/local-day';
import { today } from '../organisation/today';
import { dollars } from '../../platform/serialize/values';
import { agreementOf, summaryOf } from '../support-workers/agreement-of';
import { activeJobs, expensesIn, invoicesIn, minutesIn, readFigures, shiftsIn, waitingApplications } from './figures';
import { upcomingShifts } from './upcoming-shifts';

type Dashboard = DataOf<typeof dashboards.worker>;

/** A worker's dashboard: the next shifts, and the month of a day (default today). */
export async function workerDashboard({ query, user, services }: Context<typeof dashboards.worker>): Promise<Dashboard> {
  const { db, clock } = services;
  const day = await today(db, clock.now());
  const [year, month] = (query.date ?? day).split('-').map(Number);
  const days = monthOf(year ?? 0, month ?? 0);
  const figures = await readFigures(db, {
    current_jobs: activeJobs(eq(jobs.worker_id, user.id)),
    applied_jobs: waitingApplications(user.id),
    shifts_this_month: shiftsIn(days, ownPublished(user.id)),
    minutes: minutesIn(days, ownPublished(user.id)),
    invoices_this_month: invoicesIn(days, eq(invoices.worker_id, user.id)),
    expenses_this_month: expensesIn(days, eq(expenses.worker_id, user.id)),
  });
  const { minutes, ...counts } = figures;
  return {
    ...counts,
    hours_this_month: Math.round((minutes / 60) * 100) / 100,
    invoices_this_month: dollars(counts.invoices_this_month),
    expenses_this_month: dollars(counts.expenses_this_month),
    ...(await houseAndAgreement(db, user.id, day)),
    upcoming_shifts: await upcomingShifts(db, eq(shifts.worker_id, user.id), { now: clock.now(), day: query.date }),
  };
}

const ownPublished = (workerId: number) => sql`(${shifts.worker_id} = ${workerId} and ${shifts.status} <> 'draft')`;

async function houseAndAgreement(executor: Executor, workerId: number, day: string) {
  const [house] = await executor
    .select({
      id: houses.id,
      name: houses.name,
      address: houses.address,
      suburb: houses.suburb,
      state: states.code,
      post_code: houses.post_code,
    })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .innerJoin(states, eq(states.id, houses.state_id))
    .where(and(eq(jobs.worker_id, workerId), eq(jobs.status, 'assigned')))
    .orderBy(desc(jobs.assigned_at), asc(jobs.id))
    .limit(1);
  const [row] = await executor.select({ agreement: agreementOf(sql`${workerId}::int`, day) }).from(sql`(select 1) one_row`);
  return { assigned_house: house ?? null, agreement: row?.agreement ? summaryOf(row.agreement, day) : null };
}
