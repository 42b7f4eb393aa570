import { type ApiToken, apiTokens } from '@careloom/contract/resources/api-tokens';
import { t } from './texts';
import { useCallMutation } from '@careloom/shared/query';
import { ConfirmDialog } from '@careloom/shared/ui-overlay';

export interface ConfirmRevokeProps {
  token: ApiToken;
  /** Called when revoked, refused or cancelled. */
  onClose: () => void;
}

/** The confirmation before a token is revoked for good. */
export function ConfirmRevoke({ token: { id, name, prefix, last_four }, onClose }: ConfirmRevokeProps) {
  const { run, pending } = useCallMutation(apiTokens.revoke, { changes: () => [id] });
  const revoke = async () => {
    await run({ id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('token.revoke')} danger busy={pending} onConfirm={() => void revoke()} onCancel={onClose}>
      <p>{t('token.confirm_revoke')}</p>
      <p>
        <strong>{name}</strong> ({prefix}…{last_four})
      </p>
    </ConfirmDialog>
  );
}
