import {
  accountLabels,
  forgotPasswordBody,
  loginBody,
  resetPasswordBody,
  registerBody,
  registerLabels,
} from '@careloom/contract/resources/auth';
import { z } from '@careloom/contract/schema';
import { contact } from '@careloom/contract/resources/contact';
import { loginSteps } from '@careloom/contract/resources/second-factor';
import { navigate } from '@careloom/shared/navigation';
import { draw, testViolations, CHOSEN, chosenId, FILE } from '@careloom/shared/testing';
import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';
import { APPLICATION, openStep } from '../testing/application';
import { knowRoutes } from '../testing/routes';
import { ContactUsPage } from './account/contact-us/contact-us-page';
import { SignUpForm } from './account/sign-up/sign-up-form';
import { STEPS } from './account/sign-up/steps/steps';
import { ForgotPasswordPage } from './auth/forgot-password-page';
import { LoginPage } from './auth/login/login-page';
import { ResetPasswordPage } from './auth/reset-password-page';
import { CodeStep } from './auth/second-step/code-step';

const PASSWORD = 'Careloom#2026';

testViolations({
  name: 'Log in',
  draw: () => draw(<LoginPage />),
  submit: 'title.log_in',
  schema: loginBody,
  labels: accountLabels,
  shown: { password: 'login.password' },
  valid: { email: 'worker@careloom.test', password: PASSWORD },
  unreachable: {},
});

const OF_THE_PASSWORD = 'stands for the password that was right and is not a field of the form';

testViolations({
  name: 'Second step of a login',
  draw: () => draw(<CodeStep ways={['app']} ticket="sealed" onBack={() => undefined} onDone={() => undefined} />),
  submit: 'second.continue',
  schema: loginSteps.code.body,
  labels: loginSteps.code.labels,
  valid: { ticket: 'sealed', code: '081623' },
  unreachable: { 'ticket validation.required': OF_THE_PASSWORD, 'ticket validation.max.string': OF_THE_PASSWORD },
});

testViolations({
  name: 'Forgot password',
  draw: () => draw(<ForgotPasswordPage />),
  submit: 'forgot.submit',
  schema: forgotPasswordBody,
  labels: accountLabels,
  valid: { email: 'worker@careloom.test' },
  unreachable: {},
});

const IN_THE_LINK = 'comes with the link of the mail and is not a field of the form';

testViolations({
  name: 'Reset password',
  draw: () => {
    knowRoutes();
    act(() => navigate('/reset-password/abc?email=worker%40careloom.test', { replace: true, force: true }));
    return draw(<ResetPasswordPage />);
  },
  submit: 'title.reset_password',
  schema: resetPasswordBody,
  labels: accountLabels,
  shown: { password: 'reset.password', password_confirmation: 'reset.confirm' },
  valid: { email: 'worker@careloom.test', token: 'abc', password: PASSWORD, password_confirmation: PASSWORD },
  unreachable: {
    'email validation.required': IN_THE_LINK,
    'email validation.email': IN_THE_LINK,
    'email validation.max.string': IN_THE_LINK,
    'token validation.required': IN_THE_LINK,
    'token validation.max.string': IN_THE_LINK,
  },
});

beforeEach(() => knowRoutes());
afterEach(() => sessionStorage.clear()); // removes the drafts

testViolations({
  name: 'Contact us',
  draw: () => draw(<ContactUsPage />),
  submit: 'contact.submit',
  schema: contact.send.body,
  labels: contact.send.labels,
  valid: { name: 'Jo', email: 'jo@example.com', contact_no: '0412345678', message: 'Hello' },
  unreachable: {},
});

/** The schema of the fields of one step, and values that satisfy it. */
function ofStep(fields: readonly string[]) {
  const own = <Value,>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => fields.includes(name)));
  return { schema: z.object(own(registerBody.shape)), valid: own(APPLICATION) };
}

const UNREACHABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  you: { ...chosenId('state_id'), 'gender validation.in': CHOSEN, 'profile_picture validation.image': FILE },
  work: { 'bringing_clients validation.boolean': CHOSEN },
};

for (const { id, fields } of STEPS) {
  testViolations({
    name: `Sign Up, ${id}`,
    draw: () => {
      knowRoutes();
      openStep(id, Object.fromEntries(fields.map((name) => [name, ''])));
      return draw(<SignUpForm onDone={() => undefined} />);
    },
    submit: id === 'ready' ? 'sign_up.submit' : 'sign_up.continue',
    ...ofStep(fields),
    labels: registerLabels,
    unreachable: UNREACHABLE[id] ?? {},
  });
}
