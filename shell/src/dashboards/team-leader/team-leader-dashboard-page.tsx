import { dashboards } from '@careloom/contract/resources/dashboards';
import { today } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { useCall } from '@careloom/shared/query';
import { LoadFailed, Page, PageHeading, StatCards } from '@careloom/shared/ui';
import { ComingUp } from '../coming-up/coming-up';
import '../dashboard-texts';
import { monthOfDay } from '../month/month';
import { teamLeaderCards } from './team-leader-cards';

/** The team leader's dashboard: the counts of the houses led, and what comes next in them. */
export function TeamLeaderDashboardPage() {
  const { data, error, refetch, isFetching } = useCall(dashboards.teamLeaderCount, {});
  return (
    <Page>
      <PageHeading>{t('menu.dashboard')}</PageHeading>
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      <StatCards stats={teamLeaderCards(data, monthOfDay(today()))} />
      <ComingUp />
    </Page>
  );
}
