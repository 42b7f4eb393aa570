import type { Candidate } from '@careloom/contract/resources/replacements';
import { formatMoney, fullName } from '@careloom/shared/format';
import { Avatar, Button, Checkbox, VisuallyHidden } from '@careloom/shared/ui';
import { Phone, Send } from 'lucide-react';
import { t } from './texts';
import styles from './candidate-row.module.css';
import { PointsBars } from './points-bars';
import { ReasonList } from './reason-list';
import { spokenKm } from './km';

interface CandidateRowProps {
  candidate: Candidate;
  rank: number;
  /** Whether an offer can be made: not once the shift has begun. */
  mayOffer: boolean;
  chosen: boolean;
  onChoose: () => void;
  /** Sends an offer to only this worker; used on phones, where each worker is a card. */
  onOffer: () => void;
  /** The shown end of an open offer. */
  until: string | null;
}

/** A worker who can take a shift: distance, points with all parts and reasons. */
export function CandidateRow({ candidate, rank, mayOffer, chosen, onChoose, onOffer, until }: CandidateRowProps) {
  const { worker, suburb, state, distance_km: km, points, parts, total_cost: cost, contact_no: phone } = candidate;
  const name = fullName(worker);
  const place = [
    suburb ? t('replacement.place', { suburb, state: state ?? '' }).trim() : null,
    km === null ? null : t('replacement.km', { km: spokenKm(km) }),
  ];
  return (
    <li className={styles.row} data-chosen={chosen || undefined} data-candidate={worker.id}>
      {mayOffer && (
        <span className={styles.choose}>
          <Checkbox label={<VisuallyHidden>{t('replacement.select', { name })}</VisuallyHidden>} checked={chosen} onChange={onChoose} />
        </span>
      )}
      <span className={styles.rank}>{rank}</span>
      <Avatar name={name} picture={worker.sm_profile_picture_url} size={40} />
      <div className={styles.person}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.place}>{[...place, cost === null ? null : formatMoney(cost)].filter(Boolean).join(' · ')}</p>
        {until !== null && <p className={styles.asked}>{t('replacement.offered', { time: until })}</p>}
        <ReasonList candidate={candidate} />
      </div>
      <div className={styles.bars}>
        <PointsBars parts={parts} />
      </div>
      <p className={styles.total}>
        <b aria-hidden>{points}</b>
        <VisuallyHidden>{t('replacement.total', { points })}</VisuallyHidden>
      </p>
      <div className={styles.buttons}>
        {phone && (
          <Button asChild variant="outline">
            <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t('replacement.call_name', { name })}>
              <Phone aria-hidden />
              {t('replacement.call')}
            </a>
          </Button>
        )}
        {mayOffer && (
          <Button variant="outline" onClick={onOffer} aria-label={t('replacement.offer_to_name', { name })}>
            <Send aria-hidden />
            {t('replacement.offer_to')}
          </Button>
        )}
      </div>
    </li>
  );
}
