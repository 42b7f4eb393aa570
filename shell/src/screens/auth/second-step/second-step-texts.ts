import { fieldSecondFactorMessages } from '@careloom/contract/messages/second-factor';
import { validationMessages } from '@careloom/contract/messages/validation';
import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the second step of a login, which load with it. */
export const texts = {
  'second.title': 'Enter your code',
  'second.lead': 'Open your authenticator app and enter the six digits that it shows for Careloom.',
  'second.continue': 'Continue',
  'second.checking': 'Checking the code',
  'second.other_way': 'Use a recovery code',
  'second.app_again': 'Use the authenticator app',
  'second.passkey': 'Use a passkey',
  'second.passkey_title': 'Use your passkey',
  'second.passkey_lead': 'Your browser asks for it: the fingerprint, face or PIN of your device, or your security key.',
  'second.passkey_again': 'Use your passkey',
  'second.passkey_instead': 'Use a passkey instead',
  'second.passkey_name': 'My first passkey',
  'second.recovery_title': 'Enter a recovery code',
  'second.recovery_lead': 'Enter one of the ten codes that you kept when you set up your second factor. Each works once.',
  'second.recovery': 'Recovery code',
  'second.lost': 'Without both, ask your manager to reset your second factor.',
  'second.back': 'Back to log in',
  'second.set_up_title': 'Set up a second factor',
  'second.set_up_lead': 'Your role needs one: from now on a code from your phone, or a passkey, follows your password.',
  'second.again': 'Try again',
  'second.codes_title': 'Keep your recovery codes',
  'second.codes_lead': 'Each of them logs you in once when you do not have your phone. They are never shown again.',
  'second.kept': 'I have kept them',
} as const;

export const t = createTranslator('shell', texts, fieldSecondFactorMessages, validationMessages);
