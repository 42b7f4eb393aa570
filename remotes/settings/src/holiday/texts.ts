import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Public holidays. */
const holidayTexts = {
  'holiday.title': 'Holidays',
  'holiday.noun': 'holiday',
  'holiday.nouns': 'holidays',
  'holiday.none': 'No holiday yet. A shift on a holiday is priced by the holiday rate.',
  'holiday.add': 'Add holiday',
  'holiday.edit': 'Edit holiday',
  'holiday.status': 'Status',
  'holiday.year': 'Year',
  'holiday.confirmed': 'Confirmed',
  'holiday.provisional': 'Provisional',
  'holiday.whole_state': 'The whole state',
  'holiday.all_day': 'All day',
  'holiday.from': 'from',
  'holiday.starts_hint': 'For a part of a day, until midnight.',
  'holiday.reprices': 'Shifts of that day that are not approved yet are priced anew.',
  'holiday.saving_confirms': 'Saving confirms the day.',
} as const;

export const t = createTranslator('settings', holidayTexts, ...tables);
