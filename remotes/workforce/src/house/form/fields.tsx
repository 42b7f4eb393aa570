import { GENDERS, type House } from '@careloom/contract/resources/houses';
import { options } from '@careloom/contract/resources/options';
import { HOUSE_TIME_ZONES } from '@careloom/contract/states';
import {
  EmailField,
  FormGrid,
  PhoneField,
  PostCodeField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextField,
} from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { t } from '../texts';
import { zoneName } from '../format';
import { HolidayRegion } from './holiday-region';

const ZONES = HOUSE_TIME_ZONES.map((zone) => ({ value: zone, label: zoneName(zone) }));

/** The fields of a house. Its current leader can be kept, although inactive leaders are not offered for other houses. */
export function HouseFields({ house }: { house?: House }) {
  const { data: active = [] } = useCall(options.teamLeaders, {});
  const { data: states = [] } = useCall(options.states, {});
  const present = house?.team_leader;
  const leaders = !present || active.some(({ id }) => id === present.id) ? active : [present, ...active];
  return (
    <>
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
        <HolidayRegion states={states} house={house} />
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
    </>
  );
}
