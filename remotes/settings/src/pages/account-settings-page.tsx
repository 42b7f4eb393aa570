import { auth } from '@careloom/contract/resources/auth';
import { FormColumn } from '@careloom/shared/form';
import { t } from '../texts';
import { useDetail } from '@careloom/shared/query';
import { refreshPermissions } from '@careloom/shared/session';
import { LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { useState } from 'react';
import { AppearanceCard } from '../account/appearance-card';
import { ChangePasswordForm } from '../account/change-password-form';
import { ProfileForm } from '../account/profile-form';

/** The user's own profile and password. After saving, the profile is refetched, so that the header shows the new picture. */
export function AccountSettingsPage() {
  const { data, error, refetch } = useDetail(auth.profile, {});
  const [saves, setSaves] = useState(0);
  const saved = async () => {
    await Promise.all([refreshPermissions(), refetch()]);
    setSaves(saves + 1);
  };
  return (
    <Page>
      <PageHeading>{t('screen.account_settings')}</PageHeading>
      <FormColumn>
        {data && <ProfileForm key={saves} profile={data} onDone={() => void saved()} />}
        {error && !data && <LoadFailed message={error.message} onRetry={() => void refetch()} />}
        {data || error ? (
          <>
            <ChangePasswordForm beside />
            <AppearanceCard />
          </>
        ) : (
          <Skeleton lines={12} />
        )}
      </FormColumn>
    </Page>
  );
}
