import { EmailField, FormGrid, TextField, useFieldArray, useFormContext, useWatch } from '@careloom/shared/form';
import { Button } from '@careloom/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../public-page/public-texts';

interface Client {
  name: string;
  email: string;
}

const NOBODY: Client = { name: '', email: '' };

/**
 * Name and e-mail of each client that the applicant brings. "No" removes the entries, and "Yes" restores them. They are set by `setValue`,
 * because `append` would validate the empty fields at once.
 */
export function BroughtClients() {
  const { getValues, setValue } = useFormContext<{ clients: Client[] }>();
  const answer: unknown = useWatch({ name: 'bringing_clients' });
  const { fields, remove } = useFieldArray({ name: 'clients' });
  const list = useRef<HTMLDivElement>(null);
  const aside = useRef([NOBODY]);
  const added = useRef(false);
  const bringing = String(answer) === '1';
  useEffect(() => {
    const named = getValues('clients');
    if (bringing && named.length === 0) setValue('clients', aside.current, { shouldDirty: true });
    if (bringing || named.length === 0) return;
    aside.current = named;
    setValue('clients', [], { shouldDirty: true });
  }, [bringing, getValues, setValue]);
  useEffect(() => {
    if (added.current) list.current?.querySelector<HTMLElement>(`[name="clients.${fields.length - 1}.name"]`)?.focus();
    added.current = false;
  }, [fields.length]);
  if (!bringing) return null;
  const add = () => {
    added.current = true;
    setValue('clients', [...getValues('clients'), NOBODY], { shouldDirty: true });
  };
  return (
    <div ref={list} className="cl-col">
      {fields.map(({ id }, at) => (
        <FormGrid key={id}>
          <TextField name={`clients.${at}.name`} label={t('field.worker.client_name')} span={3} autoComplete="off" />
          <EmailField name={`clients.${at}.email`} label={t('field.worker.client_email')} span={3} autoComplete="off" />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            <Trash2 aria-hidden />
            {t('sign_up.remove_client')}
          </Button>
        </FormGrid>
      ))}
      <Button size="sm" onClick={add}>
        <Plus aria-hidden />
        {t('sign_up.add_client')}
      </Button>
    </div>
  );
}
