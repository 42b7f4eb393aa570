import { asOf } from '@careloom/contract/days';
import { MEMBER_TYPES, myTeam, type teamMemberBody } from '@careloom/contract/resources/my-team';
import { options } from '@careloom/contract/resources/options';
import type { z } from '@careloom/contract/schema';
import {
  DateField,
  EmailField,
  FormGrid,
  FormModal,
  PhoneField,
  PictureField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextField,
  useContractForm,
  useWatch,
} from '@careloom/shared/form';
import { fullName, today } from '@careloom/shared/format';
import { t } from '../texts';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import type { QuickActionProps } from '@careloom/shared/slots';

const EMPTY = {
  first_name: '',
  last_name: '',
  dob: '',
  user_type: '',
  senior_manager_id: '',
  contact_no: '',
  email: '',
  profile_picture: null,
  is_active: 1,
};

/** The Add Team Member dialog, which can be opened from any page. The new member is mailed a link to set a password. */
export function AddTeamMember({ onClose, onDone }: QuickActionProps) {
  const form = useContractForm(asOf(myTeam.create, today()), {
    // Empty choices are not valid in the schema's type.
    defaultValues: EMPTY as Partial<z.input<typeof teamMemberBody>>,
    draft: 'add-team-member',
    onDone: ({ id }) => onDone(id),
    changes: ({ id }) => [id],
  });
  return (
    <FormModal
      form={form}
      title={t('quick.add_team_member')}
      verb={t('quick.add_team_member')}
      note={t('records.invitation')}
      onClose={onClose}
    >
      <MemberFields />
    </FormModal>
  );
}

function MemberFields() {
  const type = useWatch<{ user_type: string }, 'user_type'>({ name: 'user_type' });
  const { data: managers = [] } = useCall(options.seniorManagers, {});
  const maySuper = useCan('my-team-update');
  const types = MEMBER_TYPES.filter((value) => maySuper || value !== 'super_admin');
  return (
    <FormGrid>
      <PictureField name="profile_picture" round optional />
      <TextField name="first_name" span={3} />
      <TextField name="last_name" span={3} />
      <DateField name="dob" span={3} />
      <SelectField name="user_type" span={3} choices={types.map((value) => ({ value, label: t(`option.member_type.${value}`) }))} />
      {type === 'team_leader' && (
        <SearchSelectField
          name="senior_manager_id"
          span={6}
          face="person"
          optional={false}
          choices={managers.map((manager) => ({ value: String(manager.id), label: fullName(manager) }))}
        />
      )}
      <PhoneField name="contact_no" span={3} />
      <EmailField name="email" span={3} />
      <SwitchField name="is_active" span={3} />
    </FormGrid>
  );
}
