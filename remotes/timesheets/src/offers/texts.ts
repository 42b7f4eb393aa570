import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of offers, as the worker sees them. */
const offersTexts = {
  'offers.title': 'Offered to you',
  'offers.open': 'The first yes gets it. Answer by {time}.',
  'offers.accept': 'Take it',
  'offers.decline': 'Not this time',
  'offers.taken': 'Taken by somebody else.',
  'offers.expired': 'The time to answer is over.',
  'offers.withdrawn': 'Not offered any more.',
  'offers.earn': '{money} for {hours} h',
  'offers.where': '{house}, {suburb}',
  'offers.far': 'about {km} km from you',
} as const;

export const t = createTranslator('timesheets', offersTexts, ...tables);
export type TextKey = Parameters<typeof t>[0];
