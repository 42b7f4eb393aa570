import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of houses that other features also show. */
export const houseWords = {
  'option.active.active': 'Active',
  'option.active.inactive': 'Inactive',
  'records.noun_house': 'house',
  'records.noun_houses': 'houses',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('workforce', houseWords, ...tables);
