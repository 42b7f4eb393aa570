import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { useApproveShifts } from './requests';

/** The confirmation before all shifts that match the roster are approved at once. */
export function ConfirmMatching({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { run, pending } = useApproveShifts();
  const confirm = async () => {
    await run({ ids: [...ids] });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('button.approve')} busy={pending} onConfirm={() => void confirm()} onCancel={onClose}>
      <p>{t('approvals.confirm', { count: ids.length })}</p>
      <Affected of={[]} also={[t('approvals.effect')]} />
    </ConfirmDialog>
  );
}
