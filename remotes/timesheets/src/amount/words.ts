import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of amounts that other features also show. */
export const amountWords = {
  'amount.title': 'Why this amount',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', amountWords, ...tables);
