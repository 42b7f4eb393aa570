import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../../texts';

/** Texts of the second factor in Account Settings. */
const factorTexts = {
  'factor.title': 'Second factor',
  'factor.why': 'A code from your phone after the password: whoever learns your password still can not log in.',
  'factor.set_up': 'Set up',
  'factor.set_up_app': 'Set up an app',
  'factor.set_up_title': 'Set up a second factor',
  'factor.confirm': 'Confirm',
  'factor.on': 'On',
  'factor.since': 'Set up on {day}.',
  'factor.left': '{count} of {all} recovery codes left.',
  'factor.left_one': '1 of {all} recovery codes left.',
  'factor.required': 'Your role needs it, so it can not be removed.',
  'factor.renew': 'New recovery codes',
  'factor.renew_why': 'You get ten new codes. Those that you have no longer work.',
  'factor.remove': 'Remove',
  'factor.remove_title': 'Remove second factor',
  'factor.remove_why': 'Codes of your app no longer log you in. Without passkeys your password alone does.',
  'factor.codes_title': 'Keep your recovery codes',
  'factor.codes_why': 'Each of them logs you in once when you do not have your phone. They are never shown again.',
  'factor.kept': 'I have kept them',
} as const;

export const t = createTranslator('settings', factorTexts, ...tables);
