import { EmailField, FormGrid, TextField, useFieldArray, useWatch } from '@careloom/shared/form';
import { t } from '../public-page/public-texts';
import { Button } from '@careloom/shared/ui';
import { Plus, Trash2 } from 'lucide-react';

/** Name and e-mail of each client that the applicant brings, shown only if they bring any. */
export function BroughtClients() {
  const bringing: unknown = useWatch({ name: 'bringing_clients' });
  const { fields, append, remove } = useFieldArray({ name: 'clients' });
  if (bringing !== 1) return null;
  return (
    <div className="cl-col">
      {fields.map(({ id }, at) => (
        <FormGrid key={id}>
          <TextField name={`clients.${at}.name`} label={t('field.worker.client_name')} span={3} />
          <EmailField name={`clients.${at}.email`} label={t('field.worker.client_email')} span={3} />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            <Trash2 aria-hidden />
            {t('sign_up.remove_client')}
          </Button>
        </FormGrid>
      ))}
      <Button size="sm" onClick={() => append({ name: '', email: '' })}>
        <Plus aria-hidden />
        {t('sign_up.add_client')}
      </Button>
    </div>
  );
}
