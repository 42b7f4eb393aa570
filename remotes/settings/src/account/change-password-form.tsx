import { auth } from '@careloom/contract/resources/auth';
import { FormBody, FormFoot, FormGrid, KitForm, PasswordField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';
import { Card } from '@careloom/shared/ui';
import { useState } from 'react';

export interface ChangePasswordFormProps {
  /** Whether the page has several forms. This one then has its own heading, and its button is not solid. */
  beside?: boolean;
}

/** The current password and the new one, twice. After a success, the form is empty again. */
export function ChangePasswordForm({ beside = false }: ChangePasswordFormProps) {
  const [changes, setChanges] = useState(0);
  return <Fields key={changes} beside={beside} onDone={() => setChanges(changes + 1)} />;
}

function Fields({ beside, onDone }: { beside: boolean; onDone: () => void }) {
  const form = useContractForm(auth.changePassword, {
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    onDone,
  });
  return (
    <Card title={beside && t('screen.change_password')} flush>
      <KitForm form={form}>
        {(summary) => (
          <>
            <FormBody>
              {summary}
              <FormGrid>
                <PasswordField name="current_password" autoComplete="current-password" />
                <PasswordField name="password" autoComplete="new-password" checklist />
                <PasswordField name="password_confirmation" autoComplete="new-password" />
              </FormGrid>
            </FormBody>
            <FormFoot verb={t('screen.change_password')} busy={form.submitting} quiet={beside} note={t('password.others_end')} />
          </>
        )}
      </KitForm>
    </Card>
  );
}
