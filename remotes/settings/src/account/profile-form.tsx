import { asOf } from '@careloom/contract/days';
import { auth, type Profile } from '@careloom/contract/resources/auth';
import { options } from '@careloom/contract/resources/options';
import {
  DateField,
  FormBody,
  FormFoot,
  FormGrid,
  KitForm,
  PhoneField,
  PostCodeField,
  SelectField,
  TextField,
  useContractForm,
} from '@careloom/shared/form';
import { fullName, today } from '@careloom/shared/format';
import { t } from '../texts';
import { useCall } from '@careloom/shared/query';
import { Card } from '@careloom/shared/ui';
import { ProfilePicture } from './profile-picture';

/** The user's own name, picture and address. `onDone` is called after the change was saved. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { data: states = [] } = useCall(options.states, {});
  const { location } = profile;
  const form = useContractForm(asOf(auth.changeProfile, today()), {
    defaultValues: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      dob: profile.dob ?? '',
      contact_no: profile.contact_no ?? '',
      address: location.address ?? '',
      suburb: location.suburb ?? '',
      state_id: location.state ? String(location.state.id) : '',
      post_code: location.post_code ?? '',
      profile_picture: null,
    },
    draft: 'profile',
    onDone,
  });
  return (
    <Card title={t('records.profile')} flush>
      <KitForm form={form}>
        {(summary) => (
          <>
            <FormBody>
              {summary}
              <ProfilePicture name={fullName(profile)} current={profile.profile_picture} />
              <FormGrid>
                <TextField name="first_name" span={3} />
                <TextField name="last_name" span={3} />
                <PhoneField name="contact_no" span={3} />
                <DateField name="dob" span={3} />
                <TextField name="address" span={6} />
                <TextField name="suburb" span={2} />
                <SelectField name="state_id" span={2} choices={states.map(({ id, name }) => ({ value: String(id), label: name }))} />
                <PostCodeField name="post_code" span={2} />
              </FormGrid>
            </FormBody>
            <FormFoot verb={t('button.save')} busy={form.submitting} />
          </>
        )}
      </KitForm>
    </Card>
  );
}
