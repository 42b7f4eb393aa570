import { asOf, inYears } from '@careloom/contract/days';
import { apiTokens, MACHINE_PERMISSIONS, type MadeToken } from '@careloom/contract/resources/api-tokens';
import { DateField, FormGrid, FormModal, SearchSelectField, TextField, useContractForm } from '@careloom/shared/form';
import { addDays, today } from '@careloom/shared/format';
import { t } from './texts';
import { useSession } from '@careloom/shared/session';

export interface AddTokenProps {
  onDone: (made: MadeToken) => void;
  onClose: () => void;
}

/** A form for name, permissions and expiry. Only permissions that the creator has are offered. */
export function AddToken({ onDone, onClose }: AddTokenProps) {
  const mine = useSession(({ permissions }) => permissions);
  const day = today();
  const form = useContractForm(asOf(apiTokens.create, day), {
    defaultValues: { name: '', permissions: [], expires_on: '' },
    onDone,
    changes: ({ id }) => [id],
  });
  const choices = MACHINE_PERMISSIONS.filter((permission) => mine.includes(permission)).map((value) => ({ value, label: value }));
  return (
    <FormModal form={form} title={t('token.add')} verb={t('token.add')} onClose={onClose}>
      <FormGrid>
        <TextField name="name" span={3} help={t('token.name_hint')} />
        <DateField name="expires_on" span={3} min={addDays(day, 1)} max={inYears(day, 1)} help={t('token.expires_hint')} />
        <SearchSelectField name="permissions" multiple choices={choices} help={t('token.permissions_hint')} />
      </FormGrid>
    </FormModal>
  );
}
