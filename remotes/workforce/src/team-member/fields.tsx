import { MEMBER_TYPES, type TeamMember } from '@careloom/contract/resources/my-team';
import { options } from '@careloom/contract/resources/options';
import {
  DateField,
  EmailField,
  FormGrid,
  PhoneField,
  PictureField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
} from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useCan, useSession } from '@careloom/shared/session';
import { t } from './texts';
import { typeWord } from './states';

/**
 * The fields of a team member; only a team leader reports to a senior manager. The present one can be kept, although inactive. Nobody changes
 * the type or status of their own account.
 */
export function MemberFields({ member }: { member?: TeamMember }) {
  const type = useWatch<{ user_type: string }, 'user_type'>({ name: 'user_type' });
  const { data: active = [] } = useCall(options.seniorManagers, {});
  const present = member?.senior_manager;
  const managers = !present || active.some(({ id }) => id === present.id) ? active : [present, ...active];
  const maySuper = useCan('my-team-update');
  const isOwn = useSession(({ user }) => user?.id) === member?.id;
  const ownHelp = isOwn ? t('team.own_fixed') : undefined;
  const types = MEMBER_TYPES.filter((value) => maySuper || value !== 'super_admin');
  return (
    <FormGrid>
      <PictureField name="profile_picture" round optional current={member?.profile_picture ?? null} />
      <TextField name="first_name" span={3} />
      <TextField name="last_name" span={3} />
      <DateField name="dob" span={3} />
      <SelectField
        name="user_type"
        span={3}
        disabled={isOwn}
        help={ownHelp}
        choices={types.map((value) => ({ value, label: typeWord(value) }))}
      />
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
      <SwitchField name="is_active" span={3} disabled={isOwn} help={ownHelp} />
    </FormGrid>
  );
}
