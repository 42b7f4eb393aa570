import { t } from '@careloom/shared/i18n';
import { Card, LoadFailed } from '@careloom/shared/ui';
import type { Month } from '../month/month';
import { moneySeries, workSeries, type Figures, type Series } from './series';
import { Trend } from './trend';
import { useMonths, type ChartCall } from './use-months';

interface MonthsProps {
  call: ChartCall;
  month: Month;
}

interface MonthsCardProps extends MonthsProps {
  title: string;
  seriesOf: (figures: readonly Figures[]) => Series[];
}

function MonthsCard({ title, seriesOf, call, month }: MonthsCardProps) {
  const { figures = [], error, refetch, isFetching } = useMonths(call, month);
  return (
    <Card title={title}>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="cl-trends">
          {seriesOf(figures).map((series) => (
            <Trend key={series.label} series={series} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** What came in and what went out, month by month. */
export const MoneyByMonth = (props: MonthsProps) => <MonthsCard title={t('dashboard.chart.money')} seriesOf={moneySeries} {...props} />;

/** What was worked, month by month. */
export const WorkByMonth = (props: MonthsProps) => <MonthsCard title={t('dashboard.chart.work')} seriesOf={workSeries} {...props} />;
