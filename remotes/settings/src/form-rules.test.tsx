import { apiTokens } from '@careloom/contract/resources/api-tokens';
import { accountLabels, changePasswordBody, changeProfileBody, passwordLabels, type Profile } from '@careloom/contract/resources/auth';
import { aUser, chosenId, draw, FILE, testViolations, CHOSEN } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { ChangePasswordForm } from './account/change-password-form';
import { ProfileForm } from './account/profile-form';
import { AddToken } from './api-token/add-token';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

testViolations({
  name: 'Change Password',
  draw: () => draw(<ChangePasswordForm />, { as: aUser() }),
  submit: 'screen.change_password',
  schema: changePasswordBody,
  labels: passwordLabels,
  valid: { current_password: 'Careloom#2026', password: 'Another#2026', password_confirmation: 'Another#2026' },
  unreachable: {},
});

const profile: Profile = { ...aUser(), location: { address: null, suburb: null, state: null, post_code: null } };

testViolations({
  name: 'Account Settings',
  draw: () => draw(<ProfileForm profile={profile} onDone={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  schema: changeProfileBody,
  labels: accountLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    dob: '1990-01-31',
    contact_no: '0412345678',
    address: '1 Main Street',
    suburb: 'Penrith',
    state_id: '1',
    post_code: '2750',
    profile_picture: null,
  },
  unreachable: {
    ...chosenId('state_id'),
    'profile_picture validation.image': FILE,
  },
});

testViolations({
  name: 'Add token',
  draw: () => draw(<AddToken onDone={() => undefined} onClose={() => undefined} />, { as: aUser() }),
  submit: 'token.add',
  schema: apiTokens.create.body,
  labels: apiTokens.create.labels,
  valid: { name: 'Providers to the ledger', permissions: ['provider-read'], expires_on: '2027-01-31' },
  unreachable: { 'permissions validation.required': CHOSEN },
});
