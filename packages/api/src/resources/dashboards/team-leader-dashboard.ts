import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { eq } from 'drizzle-orm';
import { houses } from '../../db/schema/places';
import type { Context } from '../../http/context';
import { monthOf } from '../../organisation/local-day';
import { today } from '../../organisation/today';
import { dollars } from '../../wire/money';
import { workersWithin } from '../support-workers/worker-scope';
import { activeJobs, activeWorkers, expensesIn, openJobs, shiftsIn } from './figures';
import { readFigures } from './read-figures';

type Counts = DataOf<typeof dashboards.teamLeaderCount>;

/** The counts of the houses led, for the organisation's present month. */
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
