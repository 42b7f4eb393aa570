import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { daysBetween, formatDate, today } from '@careloom/shared/format';
import { Button, Card, Subtext } from '@careloom/shared/ui';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { t } from './texts';
import { CheckList } from './check-list';
import styles from './check-list.module.css';
import { checksOf } from './checks';
import { useDecisionKeys } from './decision-keys';

export interface DecisionCardProps {
  worker: SupportWorker;
  onDecide: (decision: 'verify' | 'reject') => void;
}

/** The checks of an applicant and, below, Approve and Reject: by button, or by A and R. */
export function DecisionCard({ worker, onDecide }: DecisionCardProps) {
  useDecisionKeys(onDecide);
  const waited = daysBetween(formatDate(worker.created_at, 'api'), today());
  return (
    <Card title={t('worker.what_is_checked')}>
      <CheckList checks={checksOf(worker, today())} />
      <div className={styles.decision}>
        <Subtext>
          {t('worker.waited', { count: waited })} {t('worker.told_by_mail')}
        </Subtext>
        <Button variant="solid" aria-keyshortcuts="A" onClick={() => onDecide('verify')}>
          <ShieldCheck aria-hidden />
          {t('button.approve')}
          <kbd aria-hidden>A</kbd>
        </Button>
        <Button className={styles.reject} aria-keyshortcuts="R" onClick={() => onDecide('reject')}>
          <ShieldX aria-hidden />
          {t('button.reject')}
          <kbd aria-hidden>R</kbd>
        </Button>
      </div>
    </Card>
  );
}
