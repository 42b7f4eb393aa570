import type { SlotProps } from '@careloom/shared/slots';
import { Card, LoadFailed, SkeletonList, TextLink } from '@careloom/shared/ui';
import { NextShiftRow } from '../shift/next-shift-row';
import styles from '../shift/next-shifts.module.css';
import { NEXT_SHIFTS, useNextShifts } from '../shift/requests';
import { t } from '../texts';

/** The next shifts of a worker, each a link, and the way to all of them. */
export function Fill({ workerId, allHref }: SlotProps<'next-shifts'>) {
  const { data, error, isFetching, refetch } = useNextShifts(workerId);
  return (
    <Card title={t('next.title')} action={<TextLink href={allHref}>{t('next.all')}</TextLink>} flush>
      {!data && !error && <SkeletonList rows={NEXT_SHIFTS} row={`${styles.row}`} />}
      {!data && error && (
        <div className={styles.none}>
          <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.total === 0 && <p className={styles.none}>{t('next.none')}</p>}
      {data && data.total > 0 && (
        <ul>
          {data.items.map((shift) => (
            <NextShiftRow key={shift.id} shift={shift} />
          ))}
        </ul>
      )}
    </Card>
  );
}
