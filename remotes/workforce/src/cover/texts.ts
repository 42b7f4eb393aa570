import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts about who covers the hours of a house. */
const coverTexts = {
  'coverage.until': 'Covered until {until}',
  'coverage.but_for': 'but for {time}',
  'coverage.nobody_until': 'Nobody is rostered until {until}',
  'coverage.nobody': 'Nobody',
  'coverage.hours_one': '1 hour',
  'coverage.hours': '{count} hours',
  'coverage.minutes_one': '1 minute',
  'coverage.minutes': '{count} minutes',
  'coverage.morning': 'morning',
  'coverage.afternoon': 'afternoon',
  'coverage.evening': 'evening',
  'coverage.night': 'night',
} as const;

export const t = createTranslator('workforce', coverTexts, ...tables);
