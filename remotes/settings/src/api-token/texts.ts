import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Tokens of the API. */
const apiTokenTexts = {
  'token.noun': 'token',
  'token.nouns': 'tokens',
  'token.add': 'Add token',
  'token.name_hint': 'What uses it, for example the payroll export.',
  'token.expires_hint': 'It stops working at the start of this day.',
  'token.permissions_hint': 'It can do no more than you can, and it can not approve, pay or sign.',
  'token.none': 'No token yet. A token lets another program use the API, within the permissions that you choose.',
  'token.of_permissions': '{count} permissions',
  'token.of_permissions_one': '1 permission',
  'token.made_by': 'Made by',
  'token.last_used': 'Last used',
  'token.used_from': '{when} from {address}',
  'token.never_used': 'Never',
  'token.status': 'Status',
  'token.active': 'Active',
  'token.paused': 'Paused',
  'token.expired': 'Expired',
  'token.revoked': 'Revoked',
  'token.made': '{name} is ready',
  'token.shown_once': 'Copy the token now and keep it where secrets are kept. It is never shown again.',
  'token.text': 'Token',
  'token.copy': 'Copy',
  'token.copied': 'Token copied.',
  'token.not_copied': 'The browser did not allow copying. Select the token and copy it by hand.',
  'token.done': 'Done',
  'token.revoke': 'Revoke',
  'token.confirm_revoke': 'Are you sure you want to revoke this token? Whatever uses it is refused from now on.',
} as const;

export const t = createTranslator('settings', apiTokenTexts, ...tables);
