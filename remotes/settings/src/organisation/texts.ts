import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { roleWords } from '../role/words';

/** Organisation. */
const organisationTexts = {
  'organisation.title': 'Organisation',
  'organisation.at_once': 'It works at once. Invoices that are generated already keep their due date.',
  'organisation.time_zone_hint': 'For “this month” and for days without a place. A shift has the zone of its house.',
  'organisation.payment_days_hint': 'From the day of an invoice until it is due.',
  'organisation.login_errors.exact': 'Say whether the e-mail or the password is wrong',
  'organisation.login_errors.uniform': 'The same sentence for both, so that nobody learns which addresses have an account',
  'organisation.login_errors_hint': 'What somebody reads who could not log in, or asks for a new password.',
  'organisation.second_factor_hint': 'Whoever of these roles has none is logged out, and sets up an authenticator app at the next login.',
} as const;

export const t = createTranslator('settings', organisationTexts, roleWords, ...tables);
