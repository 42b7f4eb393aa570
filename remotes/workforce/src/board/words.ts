import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of boards that other features also show. */
export const boardWords = {
  'board.title': "Who's coming",
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('workforce', boardWords, ...tables);
