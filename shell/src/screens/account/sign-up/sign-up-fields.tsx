import { STATES } from '@careloom/contract/states';
import {
  DateField,
  EmailField,
  FormGrid,
  NumberField,
  PasswordField,
  PhoneField,
  PictureField,
  PostCodeField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@careloom/shared/form';
import { t } from '../public-page/public-texts';
import { BroughtClients } from './brought-clients';

const STATE_CHOICES = STATES.map(({ id, name }) => ({ value: String(id), label: name }));

export function AboutYou() {
  const genders = [
    { value: 'male', label: t('sign_up.male') },
    { value: 'female', label: t('sign_up.female') },
    { value: 'other', label: t('sign_up.other') },
  ];
  return (
    <FormGrid title={t('sign_up.you')}>
      <TextField name="first_name" autoComplete="given-name" span={3} />
      <TextField name="last_name" autoComplete="family-name" span={3} />
      <EmailField name="email" span={3} />
      <PhoneField name="contact_no" span={3} />
      <DateField name="dob" span={3} />
      <TextField name="abn" inputMode="numeric" span={3} />
      <RadioField name="gender" choices={genders} />
      <PictureField name="profile_picture" round />
    </FormGrid>
  );
}

export function WhereYouLive() {
  return (
    <FormGrid title={t('sign_up.where')}>
      <TextField name="address" autoComplete="street-address" />
      <TextField name="suburb" autoComplete="address-level2" span={2} />
      <SelectField name="state_id" choices={STATE_CHOICES} span={2} />
      <PostCodeField name="post_code" />
    </FormGrid>
  );
}

export function YourWork() {
  return (
    <FormGrid title={t('sign_up.work')}>
      <TextAreaField name="why_contractor" />
      <TextAreaField name="prior_experience" />
      <NumberField name="weekly_hours" span={3} />
      <TextField name="heard_about" span={3} />
      <SwitchField name="bringing_clients" />
      <BroughtClients />
    </FormGrid>
  );
}

export function YourPassword() {
  return (
    <FormGrid title={t('sign_up.access')}>
      <PasswordField name="password" label={t('sign_up.password')} autoComplete="new-password" checklist />
      <PasswordField name="password_confirmation" label={t('sign_up.confirm')} autoComplete="new-password" />
    </FormGrid>
  );
}
