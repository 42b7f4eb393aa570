import {
  accountLabels,
  changePasswordBody,
  changeProfileBody,
  passwordLabels,
  registerBody,
  registerLabels,
} from '@careloom/contract/resources/auth';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { PASSWORD } from '../support/roles';
import { CHOSEN, chosenId, controlsByLabel, FILE, testViolations } from './form-under-test';

testViolations({
  name: 'Change Password',
  role: 'worker',
  open: async (page) => void (await page.goto('/worker/change-password')),
  submit: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: specified('screen.change_password') })
      .click(),
  schema: changePasswordBody,
  labels: passwordLabels,
  valid: { current_password: PASSWORD, password: 'Another#2026', password_confirmation: 'Another#2026' },
  controls: controlsByLabel(passwordLabels, (page) => page.getByRole('main')),
  unreachable: {},
});

testViolations({
  name: 'Account Settings',
  role: 'team_leader',
  open: async (page) => {
    await page.goto('/team-leader/account-settings');
    await expect(page.getByLabel(specified('field.team.first_name'))).not.toHaveValue('');
  },
  submit: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: specified('button.save') })
      .click(),
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
  controls: controlsByLabel(accountLabels, (page) => page.getByRole('main')),
  unreachable: {
    ...chosenId('state_id'),
    'profile_picture validation.image': FILE,
  },
});

testViolations({
  name: 'Sign Up',
  role: null,
  open: async (page) => void (await page.goto('/sign-up/step-one')),
  submit: (page) => page.getByRole('button', { name: specified('sign_up.submit') }).click(),
  schema: registerBody,
  labels: registerLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    email: 'ada@careloom.test',
    password: PASSWORD,
    password_confirmation: PASSWORD,
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
  },
  controls: controlsByLabel(registerLabels),
  unreachable: {
    ...chosenId('state_id'),
    'gender validation.in': CHOSEN,
    'bringing_clients validation.boolean': CHOSEN,
    'profile_picture validation.image': FILE,
  },
});

test('Account Settings: a file that is no picture is refused at its field', async ({ signedIn }) => {
  const page = await signedIn('team_leader');
  await page.goto('/team-leader/account-settings');
  await expect(page.getByLabel(specified('field.team.first_name'))).not.toHaveValue('');
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') };
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('button.save') })
    .click();
  const refusal = specified('validation.image', { attribute: specified('field.team.profile_picture') });
  await expect(page.getByRole('main').getByText(refusal).first()).toBeVisible();
});
