import { fullName } from '@careloom/shared/format';
import { t } from '../../platform/chrome-texts';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { Avatar, Link } from '@careloom/shared/ui';

/** The user's picture, which links to the account settings if their remote is available. */
export function AccountLink() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  const face = <Avatar name={fullName(user)} picture={user.sm_profile_picture_url} size={40} />;
  if (!hasRoute('accountSetting')) return face;
  return (
    <Link className="cl-avlink" href={hrefOf('accountSetting')} title={t('menu.account_settings')}>
      {face}
      <span className="cl-hidden">{t('menu.account_settings')}</span>
    </Link>
  );
}
