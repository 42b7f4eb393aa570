import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../../texts';

/** Texts of passkeys in Account Settings. */
const passkeyTexts = {
  'passkey.title': 'Passkeys',
  'passkey.why': 'Log in with the fingerprint, face or PIN of your device, without a password. A passkey works for Careloom alone.',
  'passkey.add': 'Add a passkey',
  'passkey.add_verb': 'Continue',
  'passkey.add_why': 'After this your browser asks where to keep the passkey, and for your fingerprint, face or PIN.',
  'passkey.name_help': 'So that you know it again: “Work phone”, “Blue security key”.',
  'passkey.added': 'Added {day}. Not used yet.',
  'passkey.used': 'Added {day}. Last used {when}.',
  'passkey.rename': 'Rename',
  'passkey.rename_named': 'Rename {name}',
  'passkey.rename_title': 'Rename passkey',
  'passkey.save': 'Save',
  'passkey.remove': 'Remove',
  'passkey.remove_named': 'Remove {name}',
  'passkey.remove_title': 'Remove passkey',
  'passkey.remove_why': '“{name}” no longer logs you in. You can delete it on your device too.',
} as const;

export const t = createTranslator('settings', passkeyTexts, ...tables);
