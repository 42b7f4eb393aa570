import { t } from '../dashboard-texts';
import { Card, SkeletonList } from '@careloom/shared/ui';
import dashboard from '../dashboards.module.css';
import styles from './worker-home.module.css';

/** Shifts after the next one, as most weeks have them. */
const LATER = 4;

/** The room of the next shift and of those after it, so that what stands below and beside does not move when they come. */
export function WorkerHomeSkeleton() {
  return (
    <div className="cl-col">
      <SkeletonList rows={1} row={`${styles.heroSkeleton}`} />
      <Card title={t('dashboard.coming_up')} flush>
        <div className={dashboard.datePick}>
          <span className={dashboard.datePickBone} data-bone />
        </div>
        <SkeletonList rows={LATER} row={`${dashboard.shiftRow}`} />
      </Card>
    </div>
  );
}
