import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { t } from '@careloom/shared/i18n';
import { useCall } from '@careloom/shared/query';
import { Card, LoadFailed } from '@careloom/shared/ui';
import type { Month } from '../month/month';
import { BarChart } from './bar-chart';
import { moneySeries, pairsOf, workSeries } from './series';

interface TwoMonthsProps {
  call: typeof dashboardDetails.adminChart | typeof dashboardDetails.teamLeaderChart;
  month: Month;
}

/** A month beside the one before it: what came in, what went out, what was worked. */
export function TwoMonths({ call, month }: TwoMonthsProps) {
  const { data, error, refetch, isFetching } = useCall(call, pairsOf(month), { keepPrevious: true });
  if (error) {
    return (
      <Card title={t('dashboard.chart.money')}>
        <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    );
  }
  const figures = data ?? [];
  return (
    <div className="cl-charts">
      <BarChart title={t('dashboard.chart.money')} series={moneySeries(figures)} />
      <BarChart title={t('dashboard.chart.work')} series={workSeries(figures)} />
    </div>
  );
}
