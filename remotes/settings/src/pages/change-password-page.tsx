import { FormColumn } from '@careloom/shared/form';
import { t } from '../texts';
import { Page, PageHeading } from '@careloom/shared/ui';
import { ChangePasswordForm } from '../account/change-password-form';

export function ChangePasswordPage() {
  return (
    <Page>
      <PageHeading>{t('screen.change_password')}</PageHeading>
      <FormColumn>
        <ChangePasswordForm />
      </FormColumn>
    </Page>
  );
}
