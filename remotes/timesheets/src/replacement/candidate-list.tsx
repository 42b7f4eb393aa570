import type { Candidate, Candidates } from '@careloom/contract/resources/replacements';
import { formatCount, formatDate } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { type Ref, useState } from 'react';
import { t } from './texts';
import styles from './candidate-list.module.css';
import { CandidateRow } from './candidate-row';
import { PartNames } from './points-bars';
import { wider } from './nobody';

/** Candidates that are shown at first. */
const SHOWN = 12;

interface CandidateListProps {
  found: Candidates;
  mayOffer: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (worker: number) => void;
  onOffer: (candidate: Candidate) => void;
  onWiden: (km: number) => void;
  ref: Ref<HTMLOListElement>;
}

/** The workers who can take a shift, best first; further ones, including those who live further away, on request. */
export function CandidateList({ found, mayOffer, chosen, onChoose, onOffer, onWiden, ref }: CandidateListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { candidates, shift, offers, farther, within_km: km } = found;
  const shown = isWhole ? candidates : candidates.slice(0, SHOWN);
  const next = wider(km);
  const untilOf = (worker: number) => {
    const open = offers.find((offer) => offer.status === 'open' && offer.worker.id === worker);
    return open ? formatDate(open.ends_at, 'time', shift.time_zone) : null;
  };
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('replacement.best_first')}</h3>
        <span className={styles.names}>
          <PartNames />
        </span>
        <span className={styles.gap} />
      </div>
      <ol className={styles.list} ref={ref}>
        {shown.map((candidate, at) => (
          <CandidateRow
            key={candidate.worker.id}
            candidate={candidate}
            rank={at + 1}
            mayOffer={mayOffer}
            chosen={chosen.has(candidate.worker.id)}
            onChoose={() => onChoose(candidate.worker.id)}
            onOffer={() => onOffer(candidate)}
            until={untilOf(candidate.worker.id)}
          />
        ))}
      </ol>
      <div className={styles.more}>
        {shown.length < candidates.length && (
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {t('replacement.show_more', { count: candidates.length - shown.length })}
          </Button>
        )}
        {farther > 0 && next !== null && (
          <>
            <span className={styles.farther}>{t('replacement.farther', { count: farther, km: formatCount(km) })}</span>
            <Button size="sm" onClick={() => onWiden(next)}>
              {t('replacement.widen', { km: formatCount(next) })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
