import { type Provider, providers } from '@careloom/contract/resources/providers';
import { FormGrid, FormModal, type KitFormState, TextField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';
import { AcnAbnField } from './acn-abn-field';

interface ProviderFormProps {
  onClose: () => void;
  /** Opens the provider that already has the typed number. */
  onOpen: (owner: Provider) => void;
}

export function AddProvider({ onClose, onOpen }: ProviderFormProps) {
  const form = useContractForm(providers.create, {
    defaultValues: { name: '', abn: '' },
    draft: 'add-provider',
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return <ProviderModal form={form} title={t('form.add_provider')} verb={t('form.add_provider')} onClose={onClose} onOpen={onOpen} />;
}

export function EditProvider({ provider, onClose, onOpen }: ProviderFormProps & { provider: Provider }) {
  const { id, name, abn } = provider;
  const form = useContractForm(providers.update, {
    defaultValues: { name, abn },
    extra: { id },
    draft: `edit-provider.${id}`,
    changes: () => [id],
    onDone: onClose,
  });
  return (
    <ProviderModal form={form} title={t('form.edit_provider')} verb={t('button.save')} own={provider} onClose={onClose} onOpen={onOpen} />
  );
}

interface ProviderModalProps extends ProviderFormProps {
  form: KitFormState;
  title: string;
  verb: string;
  own?: Provider;
}

function ProviderModal({ form, title, verb, own, onClose, onOpen }: ProviderModalProps) {
  return (
    <FormModal form={form} title={title} verb={verb} size="work" onClose={onClose}>
      <FormGrid>
        <TextField name="name" />
        <AcnAbnField own={own} onOpen={onOpen} />
      </FormGrid>
    </FormModal>
  );
}
