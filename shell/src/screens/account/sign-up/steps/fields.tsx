import { STATES } from '@careloom/contract/states';
import {
  DateField,
  EmailField,
  FormGrid,
  NumberField,
  PhoneField,
  PictureField,
  PostCodeField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '@careloom/shared/form';
import { t } from '../../public-page/public-texts';
import { AbnField } from './abn-field';
import { BroughtClients } from './brought-clients';

const STATE_CHOICES = STATES.map(({ id, name }) => ({ value: String(id), label: name }));

/** Maximum number of characters of an answer, as in the contract. */
const ANSWER = 2000;

export const genders = () => [
  { value: 'male', label: t('sign_up.male') },
  { value: 'female', label: t('sign_up.female') },
  { value: 'other', label: t('sign_up.other') },
];

export function You() {
  return (
    <>
      <FormGrid>
        <TextField name="first_name" autoComplete="given-name" span={3} />
        <TextField name="last_name" autoComplete="family-name" span={3} />
        <EmailField name="email" />
        <PhoneField name="contact_no" span={3} />
        <DateField name="dob" span={3} />
        <RadioField name="gender" choices={genders()} />
        <PictureField name="profile_picture" round />
      </FormGrid>
      <FormGrid title={t('sign_up.where')}>
        <TextField name="address" autoComplete="street-address" />
        <TextField name="suburb" autoComplete="address-level2" />
        <SelectField name="state_id" choices={STATE_CHOICES} span={4} />
        <PostCodeField name="post_code" />
      </FormGrid>
    </>
  );
}

export function YourWork() {
  const answers = [
    { value: '0', label: t('sign_up.no') },
    { value: '1', label: t('sign_up.yes') },
  ];
  return (
    <FormGrid>
      <AbnField />
      <NumberField name="weekly_hours" min={1} max={168} />
      <TextAreaField name="prior_experience" max={ANSWER} />
      <RadioField name="bringing_clients" choices={answers} />
      <BroughtClients />
    </FormGrid>
  );
}

export function YourPapers() {
  return (
    <FormGrid>
      <TextAreaField name="why_contractor" max={ANSWER} rows={5} />
      <TextField name="heard_about" />
    </FormGrid>
  );
}
