import { invoices } from '@careloom/contract/resources/invoices';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Card, LoadFailed, Skeleton } from '@careloom/shared/ui';
import styles from '../earnings/earnings.module.css';
import { MonthChart } from '../earnings/month-chart';
import { amountOf, columnsOf } from '../earnings/shown';
import { t } from '../earnings/texts';

/** A worker's earnings: this month with its rostered amount, and the five months before. */
export function Fill({ workerId }: SlotProps<'earnings'>) {
  const { data, error, isFetching, refetch } = useCall(invoices.earnings, { id: workerId });
  if (!data)
    return (
      <Card>
        {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
      </Card>
    );
  const columns = columnsOf(data);
  const present = columns.at(-1);
  if (!present) return null; // the answer always has six months
  const { name, earnedCents, rosteredCents } = present;
  return (
    <Card title={t('earnings.title', { month: name.replace(/ \d+$/, '') })}>
      <p className={styles.figure}>
        <span className={styles.amount}>{amountOf(earnedCents)}</span>
        {rosteredCents > 0 && <span className={styles.of}>{t('earnings.of', { total: amountOf(earnedCents + rosteredCents) })}</span>}
      </p>
      <MonthChart columns={columns} />
    </Card>
  );
}
