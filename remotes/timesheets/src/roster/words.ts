import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the roster that other features also show. */
export const rosterWords = {
  'roster.open': 'Roster',
  'roster.clash_copied': 'Worker already on another shift at the same time.',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', rosterWords, ...tables);
