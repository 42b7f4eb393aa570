import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Words of amounts that other things show as well. */
export const amountWords = {
  'amount.title': 'Why this amount',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', amountWords, ...tables);
