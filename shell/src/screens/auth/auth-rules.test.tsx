import { accountLabels, forgotPasswordBody, loginBody, resetPasswordBody } from '@careloom/contract/resources/auth';
import { navigate } from '@careloom/shared/navigation';
import { draw, testViolations } from '@careloom/shared/testing';
import { act } from '@testing-library/react';
import { knowRoutes } from '../../testing/routes';
import { ForgotPasswordPage } from './forgot-password-page';
import { LoginPage } from './login/login-page';
import { ResetPasswordPage } from './reset-password-page';

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
