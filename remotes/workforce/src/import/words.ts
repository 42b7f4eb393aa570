import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the import that other features also show. */
export const importWords = {
  'import.open': 'Import',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('workforce', importWords, ...tables);
