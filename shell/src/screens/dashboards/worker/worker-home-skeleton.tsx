import { t } from '../dashboard-texts';
import { Card, SkeletonList } from '@careloom/shared/ui';
import { useLayoutEffect } from 'react';
import dashboard from '../dashboards.module.css';
import styles from './worker-home.module.css';

/** Rows for the shifts after the next one, as many as most weeks have. */
const LATER = 4;

/** Reserves the space of the next shift until the code of its card is loaded. @param onShown called with whether it is mounted, before the paint */
export function HeroSkeleton({ onShown }: { onShown: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <SkeletonList rows={1} row={`${styles.heroSkeleton}`} />;
}

/** Reserves the space of the upcoming shifts, so that nothing moves when they are loaded. */
export function WorkerHomeSkeleton() {
  return (
    <Card title={t('dashboard.coming_up')} flush>
      <div className={dashboard.datePick}>
        <span className={dashboard.datePickSkeleton} data-bone />
      </div>
      <SkeletonList rows={LATER} row={`${dashboard.shiftRow}`} />
    </Card>
  );
}
