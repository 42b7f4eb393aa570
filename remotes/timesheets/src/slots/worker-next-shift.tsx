import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { ButtonLink, Empty, LoadFailed, SkeletonList, Stack } from '@careloom/shared/ui';
import { useCan } from '@careloom/shared/session';
import { OpenOffers } from '../offers/open-offers';
import styles from '../own-shift/next-shift-card.module.css';
import { NextShiftCard } from '../own-shift/next-shift-card';
import { t } from '../own-shift/texts';

/**
 * The user's current or next shift, and below it the offers, so that a new offer does not move its buttons. Offers loaded before
 * the shift wait for it, because the shift is higher than its reserved space.
 */
export function Fill() {
  const mayTakeOffers = useCan('job-apply');
  const { data, error } = useCall(workedShifts.next, {});
  return (
    <Stack>
      <OwnNext />
      {mayTakeOffers && (data ?? error) && <OpenOffers />}
    </Stack>
  );
}

function OwnNext() {
  const { data, error, isFetching, refetch } = useCall(workedShifts.next, {});
  if (data?.shift) return <NextShiftCard key={data.shift.id} shift={data.shift} />;
  if (data) {
    const find = hasRoute('find-jobs') && (
      <ButtonLink href={hrefOf('find-jobs')} variant="solid">
        {t('own.find_jobs')}
      </ButtonLink>
    );
    return (
      <Empty compact action={find || undefined}>
        {t('own.none')}
      </Empty>
    );
  }
  return error ? (
    <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <SkeletonList rows={1} row={styles.waiting ?? ''} />
  );
}
