import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Context } from '../../platform/http/context';
import { monthOf } from '../../platform/clock/local-day';
import { today } from '../organisation/today';
import { dollars } from '../../platform/serialize/values';
import { serializeExpense } from '../expenses/serialize-expense';
import { selectExpenses } from '../expenses/select-expenses';
import { houseOf, selectHouses } from '../houses/select-houses';
import { workersWithin } from '../support-workers/worker-record';
import { activeJobs, activeWorkers, expensesIn, openJobs, readFigures, shiftsIn } from './figures';
import { upcomingShifts } from './upcoming-shifts';

type Dashboard = DataOf<typeof dashboardDetails.teamLeader>;
type Counts = DataOf<typeof dashboards.teamLeaderCount>;

/** The counts of the houses led, for the organisation's current month. */
export async function teamLeaderCounts({ user, services }: Context<typeof dashboards.teamLeaderCount>): Promise<Counts> {
  const { db, clock } = services;
  const [year, month] = (await today(db, clock.now())).split('-').map(Number);
  const days = monthOf(year ?? 0, month ?? 0);
  const led = eq(houses.team_leader_id, user.id);
  const figures = await readFigures(db, {
    active_jobs: activeJobs(led),
    open_jobs: openJobs(led),
    support_workers: activeWorkers(workersWithin(user)),
    shifts_this_month: shiftsIn(days, led),
    expenses_this_month: expensesIn(days, led),
  });
  return { ...figures, expenses_this_month: dollars(figures.expenses_this_month) };
}

/** The number of expenses on the dashboard. */
const PENDING = 5;

/** The dashboard of the houses led: the houses, the next shifts, the latest expenses to decide on. */
export async function teamLeaderDashboard({ user, services }: Context<typeof dashboardDetails.teamLeader>): Promise<Dashboard> {
  const { db, files, clock } = services;
  const led = eq(houses.team_leader_id, user.id);
  const places = await selectHouses(db)
    .where(and(led, isNull(houses.deleted_at)))
    .orderBy(asc(houses.name), asc(houses.id));
  const pending = await selectExpenses(db)
    .where(and(led, eq(expenses.status, 'pending')))
    .orderBy(desc(expenses.date), desc(expenses.id))
    .limit(PENDING);
  return {
    houses: places.map(houseOf),
    upcoming_shifts: await upcomingShifts(db, led, { now: clock.now() }),
    pending_expenses: pending.map((row) => serializeExpense(files, user, row)),
  };
}
