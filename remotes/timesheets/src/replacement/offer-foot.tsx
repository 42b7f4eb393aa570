import type { Candidate, Candidates } from '@careloom/contract/resources/replacements';
import { formatDate } from '@careloom/shared/format';
import { Button, KeyLegend, Select } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { t } from '../texts';
import styles from './offer-foot.module.css';
import { untilChoices, usualUntil } from './until';

interface OfferFootProps {
  found: Candidates;
  now: Date;
  chosen: readonly Candidate[];
  until: string;
  onUntil: (until: string) => void;
  busy: boolean;
  onOffer: () => void;
  onAssign: () => void;
}

/** How long the offer stands, and the button that makes it. */
export function OfferFoot({
  found: { shift, usual_minutes: usual },
  now,
  chosen,
  until,
  onUntil,
  busy,
  onOffer,
  onAssign,
}: OfferFootProps) {
  const id = useId();
  const count = chosen.length;
  const spoken = (time: string) => {
    const clock = formatDate(time, 'time', shift.time_zone);
    if (time === new Date(shift.start_at).toISOString()) return `${clock}, ${t('replacement.until_start')}`;
    const day = formatDate(time, 'api', shift.time_zone);
    return day === formatDate(now.toISOString(), 'api', shift.time_zone) ? clock : `${formatDate(day, 'dayName').slice(0, 3)} ${clock}`;
  };
  return (
    <div className={styles.foot}>
      <div className={styles.terms}>
        <p className={styles.line}>{t('replacement.first_yes')}</p>
        <span className={styles.until}>
          <label htmlFor={id}>{t('replacement.until')}</label>
          <span className={styles.time}>
            <Select id={id} value={until} onChange={(event) => onUntil(event.target.value)}>
              {untilChoices(usualUntil(usual, now), shift.start_at, now).map((time) => (
                <option key={time} value={time}>
                  {spoken(time)}
                </option>
              ))}
            </Select>
          </span>
        </span>
      </div>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onAssign} disabled={count !== 1}>
          {t('replacement.assign')}
        </Button>
        <Button variant="solid" onClick={onOffer} disabled={count === 0} aria-disabled={busy || undefined}>
          <Send aria-hidden />
          {count === 0 ? t('replacement.offer_none') : t('replacement.offer', { count })}
        </Button>
      </div>
      <span className={styles.keys}>
        <KeyLegend>
          <kbd>J</kbd>
          <kbd>K</kbd>
          <span>{t('replacement.key_move')}</span>
          <kbd>X</kbd>
          <span>{t('replacement.key_choose')}</span>
          <kbd>{t('replacement.key_enter')}</kbd>
          <span>{t('replacement.key_offer')}</span>
        </KeyLegend>
      </span>
    </div>
  );
}
