import type { TaskActProps } from '@careloom/shared/slots';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { Subtext } from '@careloom/shared/ui';
import { useApproveExpense } from '../expense/requests';
import { t } from '../expense/words';

/** Approves an expense from a dashboard, after a confirmation. The server refuses the user's own expense, with a message. */
export function QuickAction({ task, onDone, onClose }: TaskActProps) {
  const { run, pending } = useApproveExpense();
  const approve = async () => {
    const answer = await run({ id: task.id });
    if (answer.ok) onDone(task.id);
    else onClose();
  };
  return (
    <ConfirmDialog open verb={t('button.approve')} busy={pending} onConfirm={() => void approve()} onCancel={onClose}>
      <p>{t('confirm.approve_expense')}</p>
      <Subtext>{task.title}</Subtext>
    </ConfirmDialog>
  );
}
