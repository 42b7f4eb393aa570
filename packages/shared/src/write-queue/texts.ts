import { createTranslator } from '../i18n/index';

export const t = createTranslator('kit', {
  'writes.title': 'Waiting to be sent',
  'writes.waiting': 'Will be sent when there is a connection.',
  'writes.behind': 'Waits for the one before it.',
  'writes.refused': 'Not accepted',
  'writes.again': 'Send again',
  'writes.discard': 'Discard',
  'writes.edit': 'Edit',
  'writes.full': 'This device has no room left, so this can not be kept until there is a connection. What you entered is still here.',
  'writes.forbidden': 'This browser keeps nothing for this page, so this needs a connection. What you entered is still here.',
});
