import { verificationMessages } from '@careloom/contract/messages/auth';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { createTranslator } from '@careloom/shared/i18n';
import { texts as authTexts } from './auth-texts';

/** Texts of the pages that request a link by mail, set a password, and verify an e-mail address. */
export const texts = {
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
  'title.reset_password': 'Reset Password',
} as const;

export const t = createTranslator('shell', texts, authTexts, fieldTeamMessages, verificationMessages);
