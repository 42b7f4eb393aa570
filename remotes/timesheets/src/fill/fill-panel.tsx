import { Button, LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { CheckCheck } from 'lucide-react';
import { t } from './texts';
import styles from './fill.module.css';
import { ProposalCard } from './proposal-card';
import { isFilled, type Period, useAccept, useProposals } from './requests';

interface FillPanelProps {
  period: Period;
  onClose: () => void;
}

/** Proposes a worker for each unfilled shift of some days, with reasons. The user accepts one proposal or all. Import it lazily. */
export function FillPanel({ period, onClose }: FillPanelProps) {
  const { data, error, isFetching, refetch } = useProposals(period);
  const { accept, busy } = useAccept();
  const filled = data?.proposals.filter(isFilled) ?? [];
  return (
    <Modal title={t('fill.title')} open onClose={onClose} size="panel">
      <ModalBody>
        <p className={styles.lead}>{t('fill.lead')}</p>
        {!data && error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <SkeletonList rows={4} row={styles.waiting ?? ''} />}
        {data?.proposals.length === 0 && <p role="status">{t('fill.none')}</p>}
        <ul className={styles.list}>
          {data?.proposals.map((proposal) => (
            <ProposalCard key={proposal.shift.id} proposal={proposal} busy={busy || isFetching} onAccept={(one) => void accept([one])} />
          ))}
        </ul>
        {data && data.more > 0 && <p className={styles.lead}>{t('fill.more', { count: data.more })}</p>}
      </ModalBody>
      {filled.length > 0 && (
        <div className={styles.foot}>
          <Button variant="solid" aria-disabled={busy || isFetching || undefined} onClick={() => void accept(filled)}>
            <CheckCheck aria-hidden />
            {t('fill.accept_all', { count: filled.length })}
          </Button>
        </div>
      )}
    </Modal>
  );
}
