import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Tabs that records of several things have. */
const tabTexts = {
  'records.overview': 'Overview',
  'records.shifts': 'Shifts',
} as const;

export const t = createTranslator('workforce', tabTexts, ...tables);
