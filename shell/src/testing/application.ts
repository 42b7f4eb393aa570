import { navigate } from '@careloom/shared/navigation';
import { act } from '@testing-library/react';

/** Valid input of an applicant, by field. */
export const APPLICATION = {
  first_name: 'Ada',
  last_name: 'Nguyen',
  email: 'ada@careloom.test',
  password: 'Careloom#2026',
  password_confirmation: 'Careloom#2026',
  dob: '1990-01-31',
  contact_no: '0412345678',
  abn: '51824753556',
  address: '1 Main Street',
  suburb: 'Penrith',
  state_id: '1',
  post_code: '2750',
  gender: 'female',
  profile_picture: null,
  why_contractor: 'I like the work.',
  prior_experience: 'Five years.',
  bringing_clients: 0,
  clients: [],
  weekly_hours: '20',
  heard_about: 'A friend',
};

/** Fields that are not stored in the draft of these tests, such as passwords and files. */
const NOT_KEPT = ['password', 'password_confirmation', 'profile_picture', 'bringing_clients', 'clients'];
const TYPED = Object.fromEntries(Object.entries(APPLICATION).filter(([name]) => !NOT_KEPT.includes(name)));

/** Opens a step of the sign-up with a stored draft. @param changes values that differ from `APPLICATION` */
export function openStep(step: string, changes: Readonly<Record<string, string>> = {}) {
  const fields = Object.fromEntries(Object.entries(TYPED).map(([name, value]) => [name, { base: '', value: changes[name] ?? value }]));
  sessionStorage.setItem('careloom.draft.guest.sign-up', JSON.stringify({ fields }));
  act(() => navigate(`/sign-up/step-one?step=${step}`, { replace: true, force: true }));
}
