import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the note about a refused page. */
export const texts = {
  'refused.page': '{page} is not open to you.',
  'refused.who': 'Who may open it: {roles}.',
  'refused.nobody': 'Nobody has the permission for it at present.',
  'refused.close': 'Close',
} as const;

export const t = createTranslator('shell', texts);
