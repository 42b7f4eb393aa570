import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import type { Context } from '../../platform/http/context';
import { monthOf } from '../../platform/clock/local-day';
import { today } from '../organisation/today';
import { dollars } from '../../platform/serialize/values';
import { not } from 'drizzle-orm';
import { occupied } from '../support-workers/select-workers';
import {
  activeJobs,
  activeWorkers,
  expensesIn,
  expensesPending,
  invoicesAwaiting,
  invoicesIn,
  jobsEnding,
  openApplications,
  openJobs,
  readFigures,
  shiftsIn,
  sleepOversIn,
} from './figures';

/** The cards of the admin side for a month; by default the organisation's current one. */
export async function adminDashboard({ query, services }: Context<typeof dashboards.admin>): Promise<DataOf<typeof dashboards.admin>> {
  const { db, clock } = services;
  const [year, month] = (await today(db, clock.now())).split('-').map(Number);
  const days = monthOf(query.year ?? year ?? 0, query.month ?? month ?? 0);
  const { jobs_ending, applicants, sleep_overs, expenses_pending, invoices_awaiting, workers_available, ...figures } = await readFigures(
    db,
    {
      total_active_jobs: activeJobs(),
      total_open_jobs: openJobs(),
      shifts_this_month: shiftsIn(days),
      expenses_this_month: expensesIn(days),
      invoices_this_month: invoicesIn(days),
      active_support_workers: activeWorkers(),
      jobs_ending: jobsEnding(days),
      applicants: openApplications(),
      sleep_overs: sleepOversIn(days),
      expenses_pending: expensesPending(days),
      invoices_awaiting: invoicesAwaiting(days),
      workers_available: activeWorkers(not(occupied)),
    },
  );
  return {
    ...figures,
    expenses_this_month: dollars(figures.expenses_this_month),
    invoices_this_month: dollars(figures.invoices_this_month),
    more: { jobs_ending, applicants, sleep_overs, expenses_pending, invoices_awaiting, workers_available },
  };
}
