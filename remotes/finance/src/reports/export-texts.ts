import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the page that an export link opens. The report pages also use them. */
export const exportTexts = {
  'button.download': 'Download',
  'export.ready': 'The file is ready. This link works for five minutes after it was made.',
  'export.ask_again': 'Ask for a new one on the page of the report.',
} as const;

export const t = createTranslator('finance', exportTexts, ...tables);
