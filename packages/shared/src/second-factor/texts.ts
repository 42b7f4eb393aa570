import { createTranslator } from '../i18n/index';

export const texts = {
  'factor.app': 'Install an authenticator app on your phone, if you have none yet.',
  'factor.scan': 'Scan this square with the app, or type the key into it.',
  'factor.square': 'The key as a QR code',
  'factor.key': 'Key',
  'factor.first': 'Enter the six digits that the app shows.',
  'factor.codes': 'Recovery codes',
  'factor.copy': 'Copy',
  'factor.copied': 'Recovery codes copied.',
  'factor.not_copied': 'The browser did not allow copying. Select the codes and copy them by hand.',
  'factor.download': 'Download',
  'factor.passkey_no_browser': 'This browser can not use passkeys. Choose another way, or another browser.',
  'factor.passkey_closed': 'The browser asked for your passkey and got no answer. Nothing changed: try again when you are ready.',
  'factor.passkey_known': 'This device has a passkey for your account already.',
  'factor.passkey_address': 'Passkeys do not work at this address. Open Careloom at its usual one.',
  'factor.passkey_failed': 'The passkey could not be used. Try again, or choose another way.',
} as const;

export const t = createTranslator('kit', texts);
