import { GENDERS, houses, type houseBody } from '@careloom/contract/resources/houses';
import { options } from '@careloom/contract/resources/options';
import type { z } from '@careloom/contract/schema';
import {
  EmailField,
  FormGrid,
  FormModal,
  PhoneField,
  PostCodeField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextField,
  useContractForm,
} from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { QuickActionProps } from '@careloom/shared/slots';

const EMPTY = {
  name: '',
  team_leader_id: '',
  first_name: '',
  last_name: '',
  email: '',
  contact_no: '',
  address: '',
  suburb: '',
  state_id: '',
  post_code: '',
  gender: '',
  is_active: 1,
};

/** Add House, above whatever page it is opened from. */
export function AddHouse({ onClose, onDone }: QuickActionProps) {
  const { data: leaders = [] } = useCall(options.teamLeaders, {});
  const { data: states = [] } = useCall(options.states, {});
  const form = useContractForm(houses.create, {
    // A choice that nobody has made yet is no value of the schema.
    defaultValues: EMPTY as Partial<z.input<typeof houseBody>>,
    draft: 'add-house',
    onDone: ({ id }) => onDone(id),
    changes: ({ id }) => [id],
    view: ({ id }) => hrefOf('house-details-overview', { id }),
  });
  return (
    <FormModal form={form} title={t('form.add_house')} verb={t('form.add_house')} onClose={onClose}>
      <FormGrid>
        <TextField name="name" span={6} />
        <SearchSelectField
          name="team_leader_id"
          span={6}
          face="person"
          optional
          choices={leaders.map((leader) => ({ value: String(leader.id), label: fullName(leader) }))}
        />
        <TextField name="address" span={6} />
        <TextField name="suburb" span={2} />
        <SelectField name="state_id" span={2} choices={states.map(({ id, name }) => ({ value: String(id), label: name }))} />
        <PostCodeField name="post_code" span={2} />
      </FormGrid>
      <FormGrid title={t('records.contact')}>
        <TextField name="first_name" span={3} />
        <TextField name="last_name" span={3} />
        <EmailField name="email" span={3} />
        <PhoneField name="contact_no" span={3} />
        <SelectField name="gender" span={3} choices={GENDERS.map((value) => ({ value, label: t(`sign_up.${value}`) }))} />
        <SwitchField name="is_active" span={3} />
      </FormGrid>
    </FormModal>
  );
}
