import { type Passkey, passkeys } from '@careloom/contract/resources/passkeys';
import { FormModal, PasswordField, TextField, useContractForm } from '@careloom/shared/form';
import { Prose } from '@careloom/shared/ui';
import { t } from './texts';

interface PasskeyModalProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskeyModal({ passkey: { id, name }, onClose }: PasskeyModalProps) {
  const form = useContractForm(passkeys.rename, { defaultValues: { name }, extra: { id }, onDone: onClose });
  return (
    <FormModal form={form} title={t('passkey.rename_title')} verb={t('passkey.save')} size="work" onClose={onClose}>
      <TextField name="name" />
    </FormModal>
  );
}

/** Removes a passkey, after the password. */
export function RemovePasskeyModal({ passkey: { id, name }, onClose }: PasskeyModalProps) {
  const form = useContractForm(passkeys.remove, { defaultValues: { current_password: '' }, extra: { id }, onDone: onClose });
  return (
    <FormModal form={form} title={t('passkey.remove_title')} verb={t('passkey.remove_title')} size="work" danger onClose={onClose}>
      <Prose>{t('passkey.remove_why', { name })}</Prose>
      <PasswordField name="current_password" autoComplete="current-password" />
    </FormModal>
  );
}
