import type { Candidate, Candidates } from '@careloom/contract/resources/replacements';
import { Button, KeyLegend, Select } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { t } from './texts';
import styles from './offer-foot.module.css';
import { untilChoices, usualUntil } from './until';
import { untilWords } from './until-words';

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

/** The end of the offer, and the button that sends it. */
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
                  {untilWords(time, shift, now)}
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
