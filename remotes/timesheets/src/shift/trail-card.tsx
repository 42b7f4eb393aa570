import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { Trail } from '@careloom/shared/detail';
import { Slot } from '@careloom/shared/slots';
import { Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import { trailOf } from './trail';
import styles from './trail-card.module.css';

const isApproved = ({ status }: ShiftDetail) => status === 'approved' || status === 'invoiced';

/** The trail of the amount on one line: the steps up to approval and, filled in by finance, the steps up to payment. */
export function TrailCard({ shift }: { shift: ShiftDetail }) {
  const goesOn = isApproved(shift);
  return (
    <section className={styles.card} aria-label={t('shift.trail')} data-goes-on={goesOn}>
      <div className={styles.part}>
        <Trail knots={trailOf(shift)} goesOn={goesOn} />
      </div>
      {goesOn && (
        <div className={styles.part}>
          <Slot name="money-trail" props={{ shiftId: shift.id }} waiting={<Skeleton lines={3} />} />
        </div>
      )}
    </section>
  );
}
