import { type BoardLink, boards } from '@careloom/contract/resources/boards';
import { fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { untilOf } from './link-list';

export interface ConfirmRevokeLinkProps {
  houseId: number;
  link: BoardLink;
  /** Called when revoked, refused or cancelled. */
  onClose: () => void;
}

export function ConfirmRevokeLink({ houseId, link, onClose }: ConfirmRevokeLinkProps) {
  const { run, pending } = useCallMutation(boards.revokeLink, { changes: () => [houseId] });
  const revoke = async () => {
    await run({ id: houseId, n: link.id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('link.revoke')} danger busy={pending} onConfirm={() => void revoke()} onCancel={onClose}>
      <p>{t('link.confirm_revoke')}</p>
      <Affected
        of={[{ name: fullName(link.made_by), size: 40 }]}
        also={[t('link.until', { until: untilOf(link) }), t('link.effect_revoked')]}
      />
    </ConfirmDialog>
  );
}
