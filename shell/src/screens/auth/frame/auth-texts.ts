import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { validationMessages } from '@careloom/contract/messages/validation';
import { createTranslator } from '@careloom/shared/i18n';
import { commonTexts } from '../../../platform/common-texts';

/** Texts of the login page; the texts of pages linked in mails are separate (`link-texts.ts`). */
export const texts = {
  'login.lead': 'Use your work email and password.',
  'login.password': 'Password',
  'login.signing_in': 'Logging in',
  'login.help': 'Need help?',
  'login.passkey': 'Log in with a passkey',
  'login.passkey_asking': 'Waiting for your passkey',
  'login.passkey_not_loaded': 'This part of the page did not load. Try again.',
  'title.forgot_password': 'Forgot Password',
} as const;

export const t = createTranslator('shell', texts, commonTexts, fieldTeamMessages, validationMessages);
