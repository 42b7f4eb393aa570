import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { validationMessages } from '@careloom/contract/messages/validation';
import { verificationMessages } from '@careloom/contract/messages/auth';
import { createTranslator } from '@careloom/shared/i18n';
import { commonTexts } from '../../../platform/common-texts';

/** Texts of the login pages. */
export const texts = {
  'login.lead': 'Use your work email and password.',
  'login.password': 'Password',
  'login.signing_in': 'Logging in',
  'login.help': 'Need help?',
  'login.passkey': 'Log in with a passkey',
  'login.passkey_asking': 'Waiting for your passkey',
  'login.passkey_not_loaded': 'This part of the page did not load. Try again.',
  'forgot.lead': 'Enter your email. We will send you a link to set a new password.',
  'forgot.submit': 'Send link',
  'forgot.sent': 'Check your email',
  'forgot.back': 'Back to log in',
  'reset.lead': 'Choose a new password for {email}.',
  'reset.no_email': 'This link is not complete. Ask for a new one.',
  'reset.again': 'Ask for a new link',
  'reset.password': 'New password',
  'reset.confirm': 'Confirm password',
  'verify.title': 'Email Verified',
  'verify.expired_title': 'Verification Link Expired',
  'verify.going': 'You are being taken to the log in page.',
  'verify.go_now': 'Go to log in',
  'title.forgot_password': 'Forgot Password',
  'title.reset_password': 'Reset Password',
} as const;

export const t = createTranslator('shell', texts, commonTexts, fieldTeamMessages, validationMessages, verificationMessages);
