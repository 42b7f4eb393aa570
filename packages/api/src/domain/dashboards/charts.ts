import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { eq, type SQL } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { monthOf } from '../../platform/clock/local-day';
import { dollars } from '../../platform/serialize/values';
import { expensesIn, invoicesIn, minutesIn, readFigures, shiftsIn } from './figures';

type Months = DataOf<typeof dashboardDetails.adminChart>;

/** Compares two months of the whole organisation. */
export const adminChart = ({ query, services }: Context<typeof dashboardDetails.adminChart>): Promise<Months> => months(services.db, query);

/** Compares two months of the houses led. */
export const teamLeaderChart = ({ query, user, services }: Context<typeof dashboardDetails.teamLeaderChart>): Promise<Months> =>
  months(services.db, query, eq(houses.team_leader_id, user.id));

async function months(executor: Executor, query: Context<typeof dashboardDetails.adminChart>['query'], of?: SQL): Promise<Months> {
  const asked = [
    { month: query['month[0]'], year: query['year[0]'] },
    { month: query['month[1]'], year: query['year[1]'] },
  ];
  return Promise.all(asked.map((each) => oneMonth(executor, each, of)));
}

async function oneMonth(executor: Executor, { month, year }: { month: number; year: number }, of?: SQL) {
  const days = monthOf(year, month);
  const { minutes, ...figures } = await readFigures(executor, {
    shifts: shiftsIn(days, of),
    minutes: minutesIn(days, of),
    expenses: expensesIn(days, of),
    invoices: invoicesIn(days, of),
  });
  return {
    month,
    year,
    shifts: figures.shifts,
    hours: Math.round((minutes / 60) * 100) / 100,
    expenses: dollars(figures.expenses),
    invoices: dollars(figures.invoices),
  };
}
