import { takeFlash, useFlash } from '@careloom/shared/chrome';
import { currentLocation, navigate } from '@careloom/shared/navigation';
import { answering, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { knowRoutes } from '../../testing/routes';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';
import { EmailAlreadyVerifiedPage, EmailLinkExpiredPage, EmailVerifiedPage } from './verify-email/verify-email-page';

const at = (address: string) => act(() => navigate(address, { replace: true, force: true }));

beforeEach(() => knowRoutes());
afterEach(() => {
  takeFlash();
  jest.restoreAllMocks();
});

describe('forgot password', () => {
  const ask = async (email: string) => {
    draw(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
  };

  test('R2-004 R2-181: requests the link and shows that it was sent', async () => {
    const asked = answering(json(200, {}, 'Password reset link has been sent to your email.'));
    await ask('ada@careloom.test');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot Password');
    expect(await screen.findByText('Password reset link has been sent to your email.')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ url: '/auth/forgot-password', body: { email: 'ada@careloom.test' } });
  });

  test('R8-021: an unknown address is reported at the field', async () => {
    answering(refusal(404, 'Email does not exist.'));
    await ask('nobody@careloom.test');
    await screen.findByText('Email does not exist.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleErrorMessage(/Email does not exist\./));
  });
});

describe('reset password', () => {
  const reset = async (password: string, confirmation = password) => {
    at('/reset-password/abc123?email=ada%40careloom.test');
    draw(<ResetPasswordPage />);
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  test('R2-007 R2-182: sends token and address of the link with the new password, and goes to login with the message', async () => {
    const asked = answering(json(200, {}, 'Password reset successfully.'));
    await reset('Careloom#2027');
    await waitFor(() => expect(currentLocation().pathname).toBe('/login'));
    expect(asked()[0]?.body).toEqual({
      email: 'ada@careloom.test',
      token: 'abc123',
      password: 'Careloom#2027',
      password_confirmation: 'Careloom#2027',
    });
    expect(useFlash.getState().success).toBe('Password reset successfully.');
  });

  test('R2-008 R2-183: a weak password is reported before any call', async () => {
    const asked = answering(json(200, {}));
    await reset('careloom');
    expect((await screen.findAllByText(/Password must be 8 to 30 characters/)).length).toBeGreaterThan(0);
    expect(asked()).toHaveLength(0);
  });

  test('the checklist is updated while typing', async () => {
    at('/reset-password/abc123?email=ada%40careloom.test');
    draw(<ResetPasswordPage />);
    const digit = () => screen.getByText('One digit').closest('li');
    expect(digit()).toHaveTextContent('not met');
    await user.type(screen.getByLabelText('New password'), '7');
    expect(digit()).not.toHaveTextContent('not met');
  });

  test('R8-025: a refused token is reported', async () => {
    answering(refusal(422, 'Reset token invalid.'));
    await reset('Careloom#2027');
    expect((await screen.findAllByText('Reset token invalid.')).length).toBeGreaterThan(0);
  });

  test('a link without an address asks to request a new one', () => {
    at('/reset-password/abc123');
    draw(<ResetPasswordPage />);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('verified e-mail', () => {
  test.each([
    ['R2-009 R2-010 R2-184', EmailVerifiedPage, 'success', 'Email has been verified successfully! Your profile is under Verification'],
    ['R2-011 R2-012 R2-185', EmailAlreadyVerifiedPage, 'success', 'Email has been already verified!'],
    ['R2-013 R2-014 R2-186', EmailLinkExpiredPage, 'error', 'Verification Link has been expired!'],
  ] as const)('%s: shows its screen, then goes to login with the message', (_, Page, kind, message) => {
    jest.useFakeTimers();
    at('/email/verify/success');
    draw(<Page />);
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2000));
    expect(currentLocation().pathname).toBe('/login');
    expect(useFlash.getState()[kind]).toBe(message);
    jest.useRealTimers();
  });
});
