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
} as const;

export const t = createTranslator('kit', texts);
