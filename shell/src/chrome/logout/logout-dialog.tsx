import { fullName } from '@careloom/shared/format';
import { t as chromeText } from '../../platform/chrome-texts';
import { t } from '../questions-texts';
import { waitingCount } from '../../platform/waiting/waiting-count';
import { hasUnsaved } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { Affected, ConfirmDialog, type ConfirmDialogProps } from '@careloom/shared/ui-overlay';

export type LogoutDialogProps = Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'>;

/** The confirmation before logging out: names the user and warns if a form has unsaved changes, or if something waits to be sent. */
export function LogoutDialog(props: LogoutDialogProps) {
  const user = useSession((state) => state.user);
  const waiting = user ? waitingCount(user.id) : 0;
  const also = [...(hasUnsaved() ? [t('logout.unsaved')] : []), ...(waiting > 0 ? [t('logout.waiting', { count: waiting })] : [])];
  return (
    <ConfirmDialog {...props} title={chromeText('logout.title')} verb={t('logout.confirm')} cancel={t('logout.cancel')}>
      <p>{t('logout.text')}</p>
      {user && <Affected of={[{ name: fullName(user), picture: user.sm_profile_picture_url, line: user.email, size: 40 }]} also={also} />}
    </ConfirmDialog>
  );
}
