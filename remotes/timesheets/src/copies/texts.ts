import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { calendarWords } from '../calendar/words';
import { fillWords } from '../fill/words';
import { rosterWords } from '../roster/words';
import { shiftWords } from '../shift/words';

/** Texts of copying a week, and of the templates of a house. */
const copyTexts = {
  'copy.copy_week': 'Copy the week before',
  'copy.copy_fortnight': 'Copy the fortnight before',
  'copy.there_already': '{count} shifts are there already.',
  'copy.there_already_one': '1 shift is there already.',
  'copy.title': 'Copy {from} to {to}',
  'copy.title_template': 'Apply {name} to {to}',
  'copy.sum': '{shifts}, {hours}: {before} before, {now} now.',
  'copy.sum_template': '{shifts}, {hours}: {now}.',
  'copy.verb': 'Copy {count} shifts',
  'copy.verb_one': 'Copy 1 shift',
  'copy.hint': 'Copies are drafts: nobody is told until they are published.',
  'copy.none': 'These days have no shifts to copy.',
  'copy.left_out': '{count} more shifts do not fit in one copy. Choose a house to copy fewer.',
  'copy.left_out_one': '1 more shift does not fit in one copy. Choose a house to copy fewer.',
  'copy.without_worker': 'Copied without the worker.',
  'copy.is_there': 'This shift is there already.',
  'copy.price_changes': '{before} before',
  'copy.all_of_day': 'All of {day}',
  'copy.shift': '{times}, {worker}, {house}',
  'template.templates': 'Templates',
  'template.title': 'Templates of {house}',
  'template.none': 'No template yet. Save a week that comes again and again.',
  'template.choose_house': 'Templates: choose a house first',
  'template.apply': 'Apply',
  'template.rename': 'Rename',
  'template.named': '{act} {name}',
  'template.delete_question': 'Delete the template {name}? Shifts that were planned with it stay.',
  'template.save': 'Save as a template',
  'template.save_title': 'Save {from} as a template',
  'template.save_a_week': 'Save a week as a template',
  'template.what_is_saved': 'The shifts of {house} in this week, with their times and workers.',
  'template.which_week': 'Which week',
  'template.apply_to': 'Apply to',
  'template.rename_title': 'Rename the template',
  'roster.plan': 'Plan',
} as const;

export const t = createTranslator('timesheets', copyTexts, calendarWords, fillWords, rosterWords, shiftWords, ...tables);
