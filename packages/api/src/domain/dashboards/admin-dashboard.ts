import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import type { Context } from '../../platform/http/context';
import { monthOf } from '../../platform/clock/local-day';
import { today } from '../organisation/today';
import { dollars } from '../../platform/serialize/values';
import { activeJobs, activeWorkers, expensesIn, invoicesIn, openJobs, readFigures, shiftsIn } from './figures';

/** The cards of the admin side for a month; by default the organisation's current one. */
export async function adminDashboard({ query, services }: Context<typeof dashboards.admin>): Promise<DataOf<typeof dashboards.admin>> {
  const { db, clock } = services;
  const [year, month] = (await today(db, clock.now())).split('-').map(Number);
  const days = monthOf(query.year ?? year ?? 0, query.month ?? month ?? 0);
  const figures = await readFigures(db, {
    total_active_jobs: activeJobs(),
    total_open_jobs: openJobs(),
    shifts_this_month: shiftsIn(days),
    expenses_this_month: expensesIn(days),
    invoices_this_month: invoicesIn(days),
    active_support_workers: activeWorkers(),
  });
  return {
    ...figures,
    expenses_this_month: dollars(figures.expenses_this_month),
    invoices_this_month: dollars(figures.invoices_this_month),
  };
}
