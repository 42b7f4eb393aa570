import { createTranslator } from '@careloom/shared/i18n';

export const texts = {
  'keys.title': 'Keys',
  'keys.page': 'On this page',
  'keys.none': 'This page has no keys of its own.',
  'keys.everywhere': 'Everywhere',
  'keys.ctrl': 'Ctrl',
  'keys.escape': 'Esc',
  'keys.palette': 'search, go or do',
  'keys.help': 'these keys',
  'keys.close': 'close what is open',
} as const;

export const t = createTranslator('shell', texts);
