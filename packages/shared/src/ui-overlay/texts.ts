import { createTranslator } from '../i18n/index';
import { texts as uiTexts } from '../ui/texts';

/** Texts of components that open above the page. */
export const texts = {
  'kit.and_more': 'and {count} more',
  'kit.confirmation': 'Confirmation',
} as const;

export const t = createTranslator('kit', texts, uiTexts);
