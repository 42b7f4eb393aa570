import { fullName } from '@careloom/shared/format';
import { t } from '../../platform/chrome-texts';
import { hasUnsaved } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { Affected, ConfirmDialog, type ConfirmDialogProps } from '@careloom/shared/ui-overlay';

export type LogoutDialogProps = Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'>;

/** The confirmation before logging out: names the user and warns if a form has unsaved changes. */
export function LogoutDialog(props: LogoutDialogProps) {
  const user = useSession((state) => state.user);
  return (
    <ConfirmDialog {...props} title={t('logout.title')} verb={t('logout.confirm')} cancel={t('logout.cancel')}>
      <p>{t('logout.text')}</p>
      {user && (
        <Affected
          of={[{ name: fullName(user), picture: user.sm_profile_picture_url, line: user.email, size: 40 }]}
          also={hasUnsaved() ? [t('logout.unsaved')] : []}
        />
      )}
    </ConfirmDialog>
  );
}
