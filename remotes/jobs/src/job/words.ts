import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of jobs that other features also show. */
export const jobWords = {
  'jobs.no': 'No',
  'jobs.house': 'House',
  'jobs.service_agreement': 'Service Agreement',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('jobs', jobWords, ...tables);
