import { adminChart } from '@careloom/contract/resources/dashboard-charts';
import { adminFigures } from '@careloom/contract/resources/dashboard-figures';
import { today } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Page, PageHeading, StatCards } from '@careloom/shared/ui';
import { MoneyByMonth, WorkByMonth } from '../charts/months-card';
import { RefusedHere } from '../../errors/refused-page';
import '../dashboard-texts';
import { failureOf } from '../failure-of';
import { MonthPicker } from '../month/month-picker';
import { monthOfDay, readMonth, writeMonth } from '../month/month';
import { NeedsYou } from '../needs/needs-you';
import { OnTonight } from '../nights/on-tonight';
import { adminCards } from './admin-cards';

/** The admin dashboard: six figures of a month, and items that need attention. */
export function AdminDashboardPage() {
  const [params, setParams] = useQueryParams();
  const present = monthOfDay(today());
  const month = readMonth(params.get('month')) ?? present;
  const figures = useCall(adminFigures, month, { keepPrevious: true });
  const picker = <MonthPicker value={month} present={present} onChange={(chosen) => setParams({ month: writeMonth(chosen) })} />;
  return (
    <Page>
      <PageHeading actions={picker}>{t('menu.dashboard')}</PageHeading>
      <RefusedHere />
      <StatCards stats={adminCards(figures.data, month)} failed={failureOf(figures)} />
      <div className="cl-two-up">
        <div className="cl-col">
          <NeedsYou />
          <WorkByMonth call={adminChart} month={month} />
        </div>
        <div className="cl-col">
          <MoneyByMonth call={adminChart} month={month} />
          <OnTonight />
        </div>
      </div>
    </Page>
  );
}
