import { flashSuccess, takeFlash, useToasts } from '@careloom/shared/chrome';
import { endSession, session } from '@careloom/shared/session';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { knowRoutes } from '../../../testing/routes';
import { LoginPage } from './login-page';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const logIn = async (address = 'ada@careloom.test', secret = 'Careloom#2026') => {
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
};

beforeEach(() => {
  knowRoutes();
  history.replaceState(null, '', '/login');
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  endSession('logout');
  takeFlash();
  jest.restoreAllMocks();
});

describe('log in', () => {
  test('R2-002: is titled Log In, and links to forgotten password, sign up and contact', () => {
    draw(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log In');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Forgot Password', '/forgot-password'],
        ['Contact us', '/contact-us'],
        ['Sign up', '/sign-up/step-one'],
      ]),
    );
  });

  test('R2-179 R2-180 R8-063: signs in, and the success message follows', async () => {
    const asked = answering(json(200, { user: aUser() }, 'Logged in successfully.'));
    draw(<LoginPage />);
    await logIn();
    await waitFor(() => expect(session().authenticated).toBe(true));
    expect(asked()[0]).toMatchObject({ url: '/auth/login', body: { email: 'ada@careloom.test', password: 'Careloom#2026' } });
    expect(await screen.findByText('Logged in successfully.')).toBeInTheDocument();
  });

  test('a missing value is reported at its field, without a call, and the first one gets the focus', async () => {
    const asked = answering(json(200, {}));
    draw(<LoginPage />);
    await logIn('', '');
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(asked()).toHaveLength(0);
  });

  test('R8-017: a wrong password is reported at the password, and the typed values stay', async () => {
    answering(refusal(401, 'Password incorrect.'));
    draw(<LoginPage />);
    await logIn();
    expect(await screen.findByText('Password incorrect.')).toBeInTheDocument();
    await waitFor(() => expect(password()).toHaveAccessibleErrorMessage(/Password incorrect\./));
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('ada@careloom.test');
  });

  test.each([
    ['R8-016', 401, 'Credentials do not match our records.'],
    ['R8-018', 422, 'Too many login attempts, try again in 42 seconds.'],
  ])('%s: %i %s is shown above the form', async (_, code, message) => {
    answering(refusal(code, message));
    draw(<LoginPage />);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('a second press during a request sends nothing', async () => {
    const asked = answering(() => new Promise(() => undefined));
    draw(<LoginPage />);
    await logIn();
    await user.type(password(), '{Enter}');
    expect(asked()).toHaveLength(1);
  });

  test('a password can be shown and hidden', async () => {
    draw(<LoginPage />);
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('the message of an earlier screen is shown once', () => {
    flashSuccess('Email has been verified successfully! Your profile is under Verification');
    const { unmount } = draw(<LoginPage />);
    expect(screen.getByText(/verified successfully/)).toBeInTheDocument();
    unmount();
    draw(<LoginPage />);
    expect(screen.queryByText(/verified successfully/)).not.toBeInTheDocument();
  });
});
