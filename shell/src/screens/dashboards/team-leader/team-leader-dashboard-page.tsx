import { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { today } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { useCall } from '@careloom/shared/query';
import { LoadFailed, Page, PageHeading, SkeletonList, StatCards } from '@careloom/shared/ui';
import { MoneyByMonth, WorkByMonth } from '../charts/months-card';
import { ShiftsCard } from '../coming-up/shifts-card';
import { RefusedHere } from '../../errors/refused-page';
import '../dashboard-texts';
import { failureOf } from '../failure-of';
import { monthOfDay } from '../month/month';
import { NeedsYou } from '../needs/needs-you';
import { OnTonight } from '../nights/on-tonight';
import { LedHouses } from './led-houses';
import { teamLeaderCards } from './team-leader-cards';
import styles from '../dashboards.module.css';

/** Rows of the skeleton for upcoming shifts. */
const SHIFTS = 5;

/** The team leader's dashboard: counts of their houses, upcoming shifts, and items that need attention. */
export function TeamLeaderDashboardPage() {
  const day = today();
  const counts = useCall(dashboards.teamLeaderCount, {});
  const details = useCall(dashboardDetails.teamLeader, {});
  const { data, isPending } = details;
  const failed = failureOf(details);
  return (
    <Page>
      <PageHeading>{t('menu.dashboard')}</PageHeading>
      <RefusedHere />
      <StatCards stats={teamLeaderCards(counts.data, monthOfDay(day))} failed={failureOf(counts)} />
      <div className="cl-two-up">
        <div className="cl-col">
          <ShiftsCard shifts={data?.upcoming_shifts} from={day}>
            {failed && (
              <div className="cl-cardbody">
                <LoadFailed {...failed} />
              </div>
            )}
            {isPending && <SkeletonList rows={SHIFTS} row={`${styles.shiftRow}`} />}
          </ShiftsCard>
          <NeedsYou />
        </div>
        <div className="cl-col">
          <MoneyByMonth call={dashboardDetails.teamLeaderChart} month={monthOfDay(day)} />
          <WorkByMonth call={dashboardDetails.teamLeaderChart} month={monthOfDay(day)} />
          <OnTonight />
          {data && <LedHouses houses={data.houses} />}
        </div>
      </div>
    </Page>
  );
}
