import type { Expense } from '@careloom/contract/resources/expenses';
import { lazyPart } from '@careloom/shared/navigation';
import { Button, Note } from '@careloom/shared/ui';
import { BadgeCheck, CircleX } from 'lucide-react';
import { Suspense } from 'react';
import { t } from '../texts';
import { allowedOn, lockOf } from '../rules';
import { useViewer } from '../use-viewer';
import styles from './decision.module.css';

const RejectForm = lazyPart(() => import('./reject-form').then((module) => module.RejectForm));

export interface DecisionProps {
  expense: Expense;
  /** Whether the rejection form is open. */
  rejecting: boolean;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onCancel: () => void;
  /** Called after the rejection. */
  onRejected: () => void;
}

/** The Approve and Reject buttons. The rejection form replaces them while it is open. If another user must decide, shows the reason instead. */
export function Decision({ expense, rejecting, busy, onApprove, onReject, onCancel, onRejected }: DecisionProps) {
  const viewer = useViewer();
  const allowed = allowedOn(expense, viewer);
  const bar = lockOf(expense, viewer);
  if (rejecting && allowed.reject)
    return (
      <Suspense>
        <RejectForm key={expense.id} expense={expense} onCancel={onCancel} onDone={onRejected} />
      </Suspense>
    );
  if (bar === null && !allowed.approve) return null;
  return (
    <div className={styles.decision}>
      {bar && <Note kind="info">{t(`expense.bar.${bar}`)}</Note>}
      <div className={styles.buttons}>
        {allowed.reject && (
          <Button className={styles.stops ?? ''} aria-keyshortcuts="R" onClick={onReject}>
            <CircleX aria-hidden />
            {t('expense.reject')}
            <kbd aria-hidden>R</kbd>
          </Button>
        )}
        {allowed.approve && (
          <Button variant="solid" aria-keyshortcuts="A" aria-disabled={busy || undefined} onClick={onApprove}>
            <BadgeCheck aria-hidden />
            {t('button.approve')}
            <kbd aria-hidden>A</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}
