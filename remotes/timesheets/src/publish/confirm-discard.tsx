import type { SeenShift } from '@careloom/contract/resources/shift-drafts';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { useDiscardAll } from './requests';

/** The confirmation before drafts are deleted. Drafts changed since they were read are not deleted: the refusal shows the changes. */
export function ConfirmDiscard({ drafts, onClose }: { drafts: readonly SeenShift[]; onClose: () => void }) {
  const { run, pending } = useDiscardAll();
  const confirm = async () => {
    await run(drafts);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      verb={t('publish.discard_verb', { count: drafts.length })}
      busy={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('publish.discard_question')}
    </ConfirmDialog>
  );
}
