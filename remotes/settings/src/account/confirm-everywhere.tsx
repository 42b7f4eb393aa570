import { sessions } from '@careloom/contract/resources/sessions';
import { useCallMutation } from '@careloom/shared/query';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';

/** The confirmation before all other devices are logged out. `onClose` is called when that is done, refused or cancelled. */
export function ConfirmEverywhere({ onClose }: { onClose: () => void }) {
  const { run, pending } = useCallMutation(sessions.endOthers);
  const end = async () => {
    await run({});
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('session.everywhere')} busy={pending} onConfirm={() => void end()} onCancel={onClose}>
      {t('session.confirm')}
    </ConfirmDialog>
  );
}
