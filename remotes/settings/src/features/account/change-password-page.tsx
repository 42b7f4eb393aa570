import { t } from '@careloom/shared/i18n';
import { Page, PageHeading } from '@careloom/shared/ui';
import { ChangePasswordForm } from './change-password-form';

export function ChangePasswordPage() {
  return (
    <Page>
      <PageHeading>{t('screen.change_password')}</PageHeading>
      <div className="cl-formpage">
        <ChangePasswordForm />
      </div>
    </Page>
  );
}
