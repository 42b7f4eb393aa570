import { asOf } from '@careloom/contract/days';
import { auth } from '@careloom/contract/resources/auth';
import { FormPage, useSchemaForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { send } from '@careloom/shared/http';
import { t } from '../public-page/public-texts';
import { Link } from '@careloom/shared/ui';
import { AboutYou, WhereYouLive, YourPassword, YourWork } from './sign-up-fields';

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  dob: '',
  contact_no: '',
  abn: '',
  address: '',
  suburb: '',
  state_id: '',
  post_code: '',
  gender: '' as 'other',
  profile_picture: null,
  why_contractor: '',
  prior_experience: '',
  bringing_clients: 0 as const,
  clients: [],
  weekly_hours: '',
  heard_about: '',
};

/** A support worker's application: personal data, address, kind of work, and a password. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { body, labels } = asOf(auth.register, today());
  const form = useSchemaForm(body, labels, {
    defaultValues: EMPTY,
    draft: 'sign-up',
    onSubmit: (values) => send(auth.register, values),
    onDone: () => onDone(String(form.methods.getValues('email'))),
  });
  const account = (
    <Link className="cl-link" href="/login">
      {t('sign_up.have_account')}
    </Link>
  );
  return (
    <FormPage form={form} title={t('screen.sign_up')} verb={t('sign_up.submit')} note={account}>
      <p className="cl-muted">{t('sign_up.lead')}</p>
      <AboutYou />
      <WhereYouLive />
      <YourWork />
      <YourPassword />
    </FormPage>
  );
}
