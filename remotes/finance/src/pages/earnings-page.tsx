import { earnings } from '@careloom/contract/resources/earnings';
import { monthName, today } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import { Button, Card, LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthBeside } from '../earnings/month';
import { MonthLines } from '../earnings/month-lines';
import { MonthPaid } from '../earnings/month-paid';
import { MonthStair } from '../earnings/month-stair';
import styles from '../earnings/month.module.css';
import { t } from '../earnings/texts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A worker's month: earned and rostered amounts, their lines, paid and pending parts. */
export function EarningsPage() {
  const { user } = useSession();
  return user && <MonthOf workerId={user.id} />;
}

function MonthOf({ workerId }: { workerId: number }) {
  const [query, setQuery] = useQueryParams();
  const asked = query.get('month');
  const month = asked && MONTH.test(asked) ? asked : null;
  const { data, error, isFetching, refetch } = useCall(earnings.month, month ? { id: workerId, month } : { id: workerId }, {
    keepPrevious: true,
  });
  const shown = month ?? data?.month ?? today().slice(0, 7);
  const name = monthName(Number(shown.slice(5)), Number(shown.slice(0, 4)));
  const arrow = (by: 1 | -1) => {
    const isEnd = !data || (by === 1 ? shown >= data.last_month : shown <= data.first_month);
    return (
      <Button
        variant="ghost"
        shape="icon"
        aria-label={t(by === 1 ? 'month.next' : 'month.previous')}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && setQuery({ month: monthBeside(shown, by) })}
      >
        {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      </Button>
    );
  };
  return (
    <Page>
      <PageHeading
        actions={
          <div className={styles.months}>
            {arrow(-1)}
            <span className={styles.month} aria-live="polite">
              {name}
            </span>
            {arrow(1)}
          </div>
        }
      >
        {t('month.title')}
      </PageHeading>
      {data ? (
        <>
          <MonthStair month={data} />
          <MonthLines shifts={data.shifts} name={name} />
          <MonthPaid month={data} />
        </>
      ) : (
        <Card>
          {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
        </Card>
      )}
    </Page>
  );
}
