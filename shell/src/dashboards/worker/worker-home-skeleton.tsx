import { t } from '@careloom/shared/i18n';
import { Card, SkeletonList } from '@careloom/shared/ui';

/** Shifts after the next one, as most weeks have them. */
const LATER = 4;

/** The room of the next shift and of those after it, so that what stands below and beside does not move when they come. */
export function WorkerHomeSkeleton() {
  return (
    <div className="cl-col">
      <SkeletonList rows={1} row="cl-hero-skeleton" />
      <Card title={t('dashboard.coming_up')} flush>
        <div className="cl-datepick">
          <span className="cl-datepick-bone" />
        </div>
        <SkeletonList rows={LATER} row="cl-shiftrow" />
      </Card>
    </div>
  );
}
