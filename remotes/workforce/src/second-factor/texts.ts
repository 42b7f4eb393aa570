import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of a person's second factor, as admins see them. */
const secondFactorTexts = {
  'factor_of.none': 'Not set up',
  'factor_of.due': 'Due at the next login',
  'factor_of.since': 'Since {day}',
  'factor_of.reset': 'Reset',
  'factor_of.reset_of': 'Reset the second factor of {name}',
  'factor_of.confirm': 'Are you sure you want to reset this second factor?',
  'factor_of.effect_codes': 'The authenticator app and the recovery codes stop working.',
  'factor_of.effect_sessions': 'The person is logged out everywhere and told by e-mail.',
  'factor_of.label': 'Second factor',
} as const;

export const t = createTranslator('workforce', secondFactorTexts, ...tables);
