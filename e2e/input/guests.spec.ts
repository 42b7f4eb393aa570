import { accountLabels, forgotPasswordBody, loginBody, resetPasswordBody } from '@careloom/contract/resources/auth';
import { loginPage } from '../pages/login-page';
import { resetPage } from '../pages/reset-page';
import { specified } from '../support/catalogue';
import { PASSWORD } from '../support/roles';
import { testViolations } from './form-under-test';

testViolations({
  name: 'Log in',
  role: null,
  open: async (page) => void (await loginPage(page).open()),
  submit: (page) => loginPage(page).submit.click(),
  schema: loginBody,
  labels: accountLabels,
  valid: { email: 'worker@careloom.test', password: PASSWORD },
  controls: { email: (page) => loginPage(page).email, password: (page) => loginPage(page).password },
  unreachable: {},
});

testViolations({
  name: 'Forgot password',
  role: null,
  open: async (page) => void (await page.goto('/forgot-password')),
  submit: (page) => page.getByRole('button', { name: specified('forgot.submit') }).click(),
  schema: forgotPasswordBody,
  labels: accountLabels,
  valid: { email: 'worker@careloom.test' },
  controls: { email: (page) => page.getByLabel('Email') },
  unreachable: {},
});

const IN_THE_LINK = 'comes with the link of the mail and is not a field of the form';

testViolations({
  name: 'Reset password',
  role: null,
  open: async (page) => void (await page.goto('/reset-password/abc?email=worker%40careloom.test')),
  submit: (page) => resetPage(page).submit.click(),
  schema: resetPasswordBody,
  labels: accountLabels,
  valid: { email: 'worker@careloom.test', token: 'abc', password: PASSWORD, password_confirmation: PASSWORD },
  controls: { password: (page) => resetPage(page).password, password_confirmation: (page) => resetPage(page).confirmation },
  unreachable: {
    'email validation.required': IN_THE_LINK,
    'email validation.email': IN_THE_LINK,
    'email validation.max.string': IN_THE_LINK,
    'token validation.required': IN_THE_LINK,
    'token validation.max.string': IN_THE_LINK,
  },
});
