import type { OpenShift, Proposal } from '@careloom/contract/resources/replacements';
import { formatDate, formatTimes, fullName } from '@careloom/shared/format';
import { Button, Who } from '@careloom/shared/ui';
import { Check } from 'lucide-react';
import { PointsBars } from '../replacement/points-bars';
import { ReasonList } from '../replacement/reason-list';
import { shiftKind } from '../shift/kind';
import { t } from './texts';
import styles from './fill.module.css';
import { type Filled, isFilled } from './requests';

const whenOf = ({ date, start_time, end_time }: OpenShift) =>
  `${formatDate(date, 'dayName').slice(0, 3)} ${formatDate(date)}, ${formatTimes(start_time, end_time)}`;

interface ProposalCardProps {
  proposal: Proposal;
  busy: boolean;
  onAccept: (proposal: Filled) => void;
}

/** An unfilled shift, and the proposed worker: dashed, because nothing is written yet. */
export function ProposalCard({ proposal, busy, onAccept }: ProposalCardProps) {
  const { shift } = proposal;
  const when = whenOf(shift);
  return (
    <li className={styles.card}>
      <p className={styles.when}>
        {when} {shiftKind(shift)}
      </p>
      <p className={styles.house}>{shift.house.name}</p>
      {isFilled(proposal) ? (
        <>
          <div className={styles.who}>
            <Who
              name={fullName(proposal.candidate.worker)}
              picture={proposal.candidate.worker.sm_profile_picture_url}
              size={40}
              line={t('fill.points', { points: proposal.candidate.points })}
            />
            <Button
              variant="outline"
              aria-label={t('fill.accept_named', { name: fullName(proposal.candidate.worker), when })}
              aria-disabled={busy || undefined}
              onClick={() => (busy ? undefined : onAccept(proposal))}
            >
              <Check aria-hidden />
              {t('fill.accept')}
            </Button>
          </div>
          <div className={styles.why}>
            <ReasonList candidate={proposal.candidate} />
            <PointsBars parts={proposal.candidate.parts} named />
          </div>
        </>
      ) : (
        <p className={styles.house}>{t('fill.nobody')}</p>
      )}
    </li>
  );
}
