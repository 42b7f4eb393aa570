import { type Candidate, type Candidates, USUAL_KM } from '@careloom/contract/resources/replacements';
import { LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { useRef, useState } from 'react';
import { t } from './texts';
import { CandidateList } from './candidate-list';
import { ConfirmAssign } from './confirm-assign';
import { ExcludedList } from './excluded-list';
import { Nobody } from './nobody';
import { OfferFoot } from './offer-foot';
import { OffersNote } from './offers-note';
import styles from './replacement.module.css';
import { useCandidates, useOffer } from './requests';
import { ShiftHead } from './shift-head';
import { usualUntil } from './until';
import { useCandidateKeys } from './use-candidate-keys';

export interface ReplacementProps {
  shiftId: number;
  onClose: () => void;
}

/** A panel with the workers who can work a shift, best first by visible points, and those who can not; it sends offers. Import it lazily. */
export function Replacement({ shiftId, onClose }: ReplacementProps) {
  const [withinKm, setWithinKm] = useState(USUAL_KM);
  const { data, error, isFetching, refetch } = useCandidates(shiftId, withinKm);
  return (
    <Modal title={t(data && !data.shift.worker ? 'replacement.title_unfilled' : 'replacement.title')} open onClose={onClose} size="panel">
      {data ? (
        <Found found={data} onWiden={setWithinKm} onClose={onClose} />
      ) : (
        <ModalBody>
          {error ? (
            <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <SkeletonList rows={6} row={styles.waiting ?? ''} />
          )}
        </ModalBody>
      )}
    </Modal>
  );
}

interface FoundProps {
  found: Candidates;
  onWiden: (km: number) => void;
  onClose: () => void;
}

function Found({ found, onWiden, onClose }: FoundProps) {
  const { shift, candidates, usual_minutes: usual } = found;
  const list = useRef<HTMLOListElement>(null);
  const [now] = useState(() => new Date());
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [until, setUntil] = useState(() => usualUntil(usual, now));
  const [assigned, setAssigned] = useState<Candidate | null>(null);
  const { run, pending } = useOffer();
  const mayOffer = usual !== null;
  const chosen = candidates.filter(({ worker }) => ids.has(worker.id));

  const choose = (worker: number) =>
    setIds((before) => new Set(before.has(worker) ? [...before].filter((one) => one !== worker) : [...before, worker]));
  const offer = async (to: readonly Candidate[]) => {
    if (to.length === 0 || pending) return;
    const { ok } = await run({ id: shift.id, worker_ids: to.map(({ worker }) => worker.id), until });
    if (ok) setIds(new Set());
  };
  useCandidateKeys(list, mayOffer ? () => void offer(chosen) : null);

  return (
    <div className={styles.panel}>
      <ModalBody>
        <ShiftHead found={found} now={now} />
        <div className={styles.notes}>
          <OffersNote found={found} />
          {!mayOffer && <p className={styles.begun}>{t('replacement.begun')}</p>}
        </div>
        {candidates.length === 0 ? (
          <Nobody shift={shift} withinKm={found.within_km} onWiden={onWiden} />
        ) : (
          <CandidateList
            found={found}
            mayOffer={mayOffer}
            chosen={ids}
            onChoose={choose}
            onOffer={(candidate) => void offer([candidate])}
            onWiden={onWiden}
            ref={list}
          />
        )}
        <ExcludedList excluded={found.excluded} />
      </ModalBody>
      {mayOffer && candidates.length > 0 && (
        <div className={styles.foot}>
          <OfferFoot
            found={found}
            now={now}
            chosen={chosen}
            until={until}
            onUntil={setUntil}
            busy={pending}
            onOffer={() => void offer(chosen)}
            onAssign={() => setAssigned(chosen[0] ?? null)}
          />
        </div>
      )}
      {assigned && <ConfirmAssign shift={shift} candidate={assigned} onDone={onClose} onClose={() => setAssigned(null)} />}
    </div>
  );
}
