import { today } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { Card, LoadFailed } from '@careloom/shared/ui';
import { monthOfDay, writeMonth, type Month } from '../month/month';
import { moneySeries, workSeries, type Figures, type Series } from './series';
import { Trend } from './trend';
import { useMonths, type ChartCall } from './use-months';
import styles from '../dashboards.module.css';

interface MonthsProps {
  call: ChartCall;
  month: Month;
}

interface MonthsCardProps extends MonthsProps {
  title: string;
  seriesOf: (figures: readonly Figures[]) => Series[];
  /** Whether all series have the same unit and share one scale. */
  oneUnit?: boolean;
}

const largestOf = (all: readonly Series[]) => Math.max(0, ...all.flatMap(({ points }) => points.map(({ value }) => value)));

function MonthsCard({ title, seriesOf, oneUnit = false, call, month }: MonthsCardProps) {
  const { figures = [], error, refetch, isFetching } = useMonths(call, month);
  const all = seriesOf(figures);
  const day = today();
  const until = writeMonth(month) === writeMonth(monthOfDay(day)) ? day : null;
  return (
    <Card title={title}>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.trends}>
          {all.map((series) => (
            <Trend key={series.label} series={series} largest={largestOf(oneUnit ? all : [series])} until={until} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** Invoices and expenses by month. */
export const MoneyByMonth = (props: MonthsProps) => (
  <MonthsCard title={t('dashboard.chart.money')} seriesOf={moneySeries} oneUnit {...props} />
);

/** Shifts and hours by month. */
export const WorkByMonth = (props: MonthsProps) => <MonthsCard title={t('dashboard.chart.work')} seriesOf={workSeries} {...props} />;
