import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the search for a worker that other features also show. */
export const replacementWords = {
  'replacement.title': 'Find a replacement',
  'replacement.title_unfilled': 'Find a worker',
  'replacement.post_a_job': 'Post as a job',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', replacementWords, ...tables);
