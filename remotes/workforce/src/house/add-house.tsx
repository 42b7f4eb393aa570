import { useEffect } from 'react';
import { GENDERS, houses, type houseBody } from '@careloom/contract/resources/houses';
import { options } from '@careloom/contract/resources/options';
import type { z } from '@careloom/contract/schema';
import { HOLIDAY_REGIONS, HOUSE_TIME_ZONES } from '@careloom/contract/states';
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
  useFormContext,
  useWatch,
} from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { QuickActionProps } from '@careloom/shared/slots';
import { zoneName } from './format';

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
  holiday_region: '',
  time_zone: '',
};

const ZONES = HOUSE_TIME_ZONES.map((zone) => ({ value: zone, label: zoneName(zone) }));

/** The Add House dialog, which can be opened from any page. */
export function AddHouse({ onClose, onDone }: QuickActionProps) {
  const { data: leaders = [] } = useCall(options.teamLeaders, {});
  const { data: states = [] } = useCall(options.states, {});
  const form = useContractForm(houses.create, {
    // Empty choices are not valid in the schema's type.
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
        <HolidayRegion states={states} />
        <SelectField name="time_zone" span={3} optional choices={ZONES} placeholder={t('house.time_zone_of_state')} />
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

/** The regions of the chosen state; choosing another state clears the field. */
function HolidayRegion({ states }: { states: readonly { id: number; name: string }[] }) {
  const { getValues, setValue } = useFormContext();
  const stateId: unknown = useWatch({ name: 'state_id' });
  const code = states.find(({ id }) => String(id) === String(stateId))?.name;
  const regions = HOLIDAY_REGIONS.filter(({ state }) => state === code);
  const isOther = (region: unknown) => region !== '' && !HOLIDAY_REGIONS.some(({ state, value }) => state === code && value === region);
  useEffect(() => {
    if (isOther(getValues('holiday_region'))) setValue('holiday_region', '');
  });
  return (
    <SelectField
      name="holiday_region"
      span={3}
      optional
      choices={regions.map(({ value, name }) => ({ value, label: name }))}
      placeholder={t('house.holidays_of_state')}
    />
  );
}
