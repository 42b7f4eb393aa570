import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { FormGrid, FormModal, TextField, useContractForm } from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { Who } from '@careloom/shared/ui';
import { t } from './texts';
import { placeOf } from './columns';

export interface ContactFormProps {
  worker: SupportWorker;
  onClose: () => void;
}

/** Links a worker to a contact in Xero: to one by its id or, where that is empty, to the one with the worker's e-mail. */
export function ContactForm({ worker, onClose }: ContactFormProps) {
  const form = useContractForm(xeroContacts.update, {
    defaultValues: { xero_contact_id: worker.xero_contact_id ?? '' },
    extra: { user_id: worker.id },
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} size="work" title={t('contact.update')} verb={t('contact.verb')} onClose={onClose}>
      <Who name={fullName(worker)} line={placeOf(worker)} picture={worker.sm_profile_picture_url} size={40} />
      <FormGrid>
        <TextField name="xero_contact_id" help={t('contact.found_by', { email: worker.email })} />
      </FormGrid>
    </FormModal>
  );
}
