import { CODE } from '@careloom/contract/envelope';
import { auth } from '@careloom/contract/resources/auth';
import { secondFactor } from '@careloom/contract/resources/second-factor';
import { sessions } from '@careloom/contract/resources/sessions';
import { useCall, useDetail } from '@careloom/shared/query';
import { refreshPermissions } from '@careloom/shared/session';
import { LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { useState } from 'react';
import { AppearanceCard } from '../account/appearance-card';
import { NotificationsCard } from '../account/notifications-card';
import { ChangePasswordForm } from '../account/change-password-form';
import { ProfileForm } from '../account/profile-form';
import { PasskeysCard } from '../account/passkeys/passkeys-card';
import { FactorCard } from '../account/second-factor/factor-card';
import { SessionsCard } from '../account/sessions-card';
import { t } from '../texts';
import styles from './account-settings-page.module.css';

/**
 * The user's own profile, devices, password, second factor and passkeys. An earlier server lacks the second factor and passkeys. After
 * saving, the profile is refetched, so that the header shows the new picture.
 */
export function AccountSettingsPage() {
  const { data, error, refetch } = useDetail(auth.profile, {});
  const devices = useCall(sessions.list, {});
  const factor = useCall(secondFactor.get, {});
  const [saves, setSaves] = useState(0);
  const saved = async () => {
    await Promise.all([refreshPermissions(), refetch()]);
    setSaves(saves + 1);
  };
  const hasAll = (data || error) && (devices.data || devices.error) && (factor.data || factor.error);
  return (
    <Page>
      <PageHeading>{t('screen.account_settings')}</PageHeading>
      {!hasAll && <Skeleton lines={12} />}
      {hasAll && (
        <div className={styles.columns}>
          <div className={styles.column}>
            {data && <ProfileForm key={saves} profile={data} onDone={() => void saved()} />}
            {error && !data && <LoadFailed message={error.message} onRetry={() => void refetch()} />}
            {devices.data && <SessionsCard list={devices.data} />}
            {devices.error && !devices.data && <LoadFailed message={devices.error.message} onRetry={() => void devices.refetch()} />}
          </div>
          <div className={styles.column}>
            <ChangePasswordForm beside />
            {factor.data && <FactorCard factor={factor.data} />}
            {factor.error && !factor.data && factor.error.code !== CODE.notFound && (
              <LoadFailed message={factor.error.message} onRetry={() => void factor.refetch()} />
            )}
            {factor.data?.app !== undefined && <PasskeysCard />}
            <AppearanceCard />
            <NotificationsCard />
          </div>
        </div>
      )}
    </Page>
  );
}
