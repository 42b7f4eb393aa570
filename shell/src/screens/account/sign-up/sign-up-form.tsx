import { asOf } from '@careloom/contract/days';
import { auth } from '@careloom/contract/resources/auth';
import { useSchemaForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { send } from '@careloom/shared/http';
import { useState } from 'react';
import { SignUpFrame } from './frame/sign-up-frame';
import { StepForm } from './steps/step-form';
import { useSteps } from './steps/use-steps';

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

/** A support worker's application in four steps. All of them are one form, so that going back and forth loses nothing. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const [{ body, labels }] = useState(() => asOf(auth.register, today()));
  const form = useSchemaForm(body, labels, {
    defaultValues: EMPTY,
    draft: 'sign-up',
    onSubmit: (values) => send(auth.register, values),
    onDone: () => onDone(String(form.methods.getValues('email'))),
  });
  const open = useSteps(form);
  const { draft } = form;
  const shown = open.moved && draft ? { ...form, draft: { ...draft, restored: null } } : form;
  return (
    <SignUpFrame woven={open.at} kept={draft?.stored}>
      <StepForm key={open.at} form={shown} open={open} />
    </SignUpFrame>
  );
}
