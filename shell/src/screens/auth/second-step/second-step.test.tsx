import { endSession, session } from '@careloom/shared/session';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { knowRoutes } from '../../../testing/routes';
import { LoginPage } from '../login/login-page';

beforeEach(() => {
  knowRoutes();
  history.replaceState(null, '', '/login');
});
afterEach(() => {
  endSession('logout');
  jest.restoreAllMocks();
});

const asks = (step: 'code' | 'set-up') =>
  refusal(401, 'Enter the code of your authenticator app to log in.', { error: 'second_factor', data: { step, ticket: 'sealed' } });
const wrong = refusal(422, 'Unprocessable Entity.', { errors: { code: ['This code is wrong or was used already.'] } });
const SET_UP = { secret: 'JBSWY3DPEHPK3PXP', qr: { size: 2, path: 'M0 0h1v1h-1z' }, set_up: 'sealed key' };
const CODES = ['AB2CD-EF3GH', 'JK4MN-PQ5RS'];

async function enterPassword() {
  draw(<LoginPage />);
  await user.type(screen.getByLabelText('Email'), 'ada@careloom.test');
  await user.type(screen.getByLabelText('Password'), 'Careloom#2026');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { level: 1, name: /second factor|code/ });
}
const send = () => user.click(screen.getByRole('button', { name: 'Continue' }));

test('after the password a code of the app is required, and logs in', async () => {
  const asked = answering(asks('code'), wrong, json(200, { user: aUser() }, 'Logged in successfully.'));
  await enterPassword();
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await send();
  expect(await screen.findByText('Code is required')).toBeInTheDocument();
  await user.type(code, '000000');
  await send();
  expect(await screen.findByText('This code is wrong or was used already.')).toBeInTheDocument();
  expect(code).toHaveFocus();
  expect(code).toHaveValue('000000');
  await user.clear(code);
  await user.type(code, '081623');
  await send();
  await waitFor(() => expect(session().authenticated).toBe(true));
  expect(asked().at(-1)).toMatchObject({ url: '/auth/login/second-factor', body: { ticket: 'sealed', code: '081623' } });
});

test('a recovery code can be entered in its own field; an expired step leads back to the password', async () => {
  const asked = answering(asks('code'), refusal(422, 'This took too long. Log in again.'));
  await enterPassword();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('Without both, ask your manager to reset your second factor.');
  await user.type(code, 'ab2cd ef3gh');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This took too long. Log in again.');
  expect(asked().at(-1)?.body).toEqual({ ticket: 'sealed', code: 'ab2cd ef3gh' });
  await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('when required by the role, the second factor is set up by its key; the recovery codes come before the dashboard', async () => {
  const done = json(200, { user: aUser(), recovery_codes: CODES }, 'Logged in successfully.');
  const asked = answering(asks('set-up'), json(200, SET_UP), wrong, done);
  await enterPassword();
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const square = screen.getByRole('img', { name: 'The key as a QR code' });
  expect(square).toHaveAttribute('viewBox', '-4 -4 10 10');
  expect(square.querySelector('path')).toHaveAttribute('d', SET_UP.qr.path);
  await user.type(screen.getByLabelText('Code'), '000000');
  await send();
  expect(await screen.findByText('This code is wrong or was used already.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code'), '{Backspace}1');
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Keep your recovery codes' })).toHaveFocus();
  expect(asked().at(-1)).toMatchObject({ url: '/auth/login/set-up', body: { ticket: 'sealed', set_up: 'sealed key', code: '000001' } });
  expect(
    within(screen.getByRole('list', { name: 'Recovery codes' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  const file = screen.getByRole('link', { name: 'Download' });
  expect(file).toHaveAttribute('download', 'careloom-recovery-codes.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\r\n'));
  expect(session().authenticated).toBe(false);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(session().authenticated).toBe(true));
});

test('a failed key request is reported, and can be retried', async () => {
  answering(asks('set-up'), refusal(422, 'This took too long. Log in again.'), json(200, SET_UP));
  await enterPassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('This took too long. Log in again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
});
