import { type XeroConfig, xeroConfigs } from '@careloom/contract/resources/xero-config';
import { FormGrid, FormModal, PasswordField, TextField, useContractForm } from '@careloom/shared/form';
import { Note } from '@careloom/shared/ui';
import { t } from './texts';

interface CredentialsFormProps {
  /** Null if there is no configuration yet. */
  config: XeroConfig | null;
  onClose: () => void;
}

/** Enters the credentials of the Xero app. Empty fields keep the stored values, which are never shown again. */
export function CredentialsForm({ config, onClose }: CredentialsFormProps) {
  const form = useContractForm(xeroConfigs.create, {
    defaultValues: { api_key: '', secret_key: '', contact_id: config?.contact_id ?? '' },
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      size="work"
      title={t('xero.credentials.title')}
      verb={t('button.save')}
      note={t('xero.credentials.note')}
      onClose={onClose}
    >
      {config?.connected === 1 && <Note kind="warning">{t('xero.credentials.another')}</Note>}
      <FormGrid>
        <TextField name="api_key" maxLength={100} autoComplete="off" optional={config !== null} />
        <PasswordField name="secret_key" autoComplete="new-password" optional={config !== null} />
        <TextField name="contact_id" maxLength={50} />
      </FormGrid>
    </FormModal>
  );
}
