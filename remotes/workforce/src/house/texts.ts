import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of houses. */
const houseTexts = {
  'house.holidays_of_state': 'Those of the state alone',
  'house.time_zone_of_state': 'That of the state',
  'form.add_house': 'Add House',
  'form.edit_house': 'Edit House',
  'person.message_to': 'Message {name}',
  'house.worked_in': '{month}, worked',
  'house.expenses_in': '{month}, expenses',
  'house.sleep_overs': 'Sleep overs',
  'house.effect_deleted': 'Its participants, shifts and invoices stay on record.',
  'records.contact': 'Contact',
} as const;

export const t = createTranslator('workforce', houseTexts, ...tables);
