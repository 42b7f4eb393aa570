import type { OwnOffer } from '@careloom/contract/resources/shift-offers';
import { formatCount, formatDate, formatMoney, formatTimes } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { Check } from 'lucide-react';
import { spokenKm } from '../replacement/km';
import { shiftKind } from '../shift/kind';
import { t, type TextKey } from './texts';
import styles from './open-offers.module.css';
import { useAcceptOffer, useDeclineOffer } from './requests';

const ENDED: Readonly<Record<string, TextKey>> = { taken: 'offers.taken', expired: 'offers.expired', withdrawn: 'offers.withdrawn' };

const dayOf = (day: string) => `${formatDate(day, 'dayName').slice(0, 3)} ${formatDate(day)}`;

/** One offered shift: time, house, pay, and the two answers; or why it can no longer be answered. */
export function OfferCard({ offer }: { offer: OwnOffer }) {
  const accept = useAcceptOffer();
  const decline = useDeclineOffer();
  const { id, status, house, date, start_time, end_time, time_zone, total_cost: cost, total_hour, distance_km: km, type } = offer;
  const busy = accept.pending || decline.pending;
  const where = house.suburb ? t('offers.where', { house: house.name, suburb: house.suburb }) : house.name;
  const facts = [
    cost === null ? null : t('offers.earn', { money: formatMoney(cost), hours: formatCount(total_hour) }),
    km === null ? null : t('offers.far', { km: spokenKm(km) }),
  ];
  const answer = (call: typeof accept.run | typeof decline.run) => (busy ? undefined : void call({ id }));
  return (
    <li className={styles.offer} data-status={status}>
      <div className={styles.what}>
        <p className={styles.when}>
          {dayOf(date)}, {formatTimes(start_time, end_time)} {shiftKind({ type, is_overnight: 0 })}
        </p>
        <p className={styles.where}>{where}</p>
        <p className={styles.where}>{facts.filter(Boolean).join(', ')}</p>
        <p className={styles.until}>
          {status === 'open'
            ? t('offers.open', { time: formatDate(offer.ends_at, 'time', time_zone) })
            : t(ENDED[status] ?? 'offers.withdrawn')}
        </p>
      </div>
      {status === 'open' && (
        <div className={styles.answers}>
          <Button variant="solid" aria-disabled={busy || undefined} onClick={() => answer(accept.run)}>
            <Check aria-hidden />
            {t('offers.accept')}
          </Button>
          <Button variant="outline" aria-disabled={busy || undefined} onClick={() => answer(decline.run)}>
            {t('offers.decline')}
          </Button>
        </div>
      )}
    </li>
  );
}
