import { createTranslator } from '../i18n/index';

/** Texts of the calendar and the searchable select. */
export const texts = {
  'fields.choose': 'Choose',
  'fields.previous_month': 'Previous month',
  'fields.next_month': 'Next month',
  'fields.pick_month': 'Choose a month',
  'fields.none_found': 'No match',
  'fields.clear': 'Clear',
  'fields.show_options': 'Show the choices',
  'fields.no_choices': 'There is nothing to choose from yet.',
} as const;

export const t = createTranslator('kit', texts);
