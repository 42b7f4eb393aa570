import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Importing a sheet of houses, participants or workers. */
const importTexts = {
  'import.title.house': 'Import houses',
  'import.title.participant': 'Import participants',
  'import.title.support_worker': 'Import support workers',
  'import.verb.house': 'Import {count} houses',
  'import.verb.house_one': 'Import 1 house',
  'import.verb.participant': 'Import {count} participants',
  'import.verb.participant_one': 'Import 1 participant',
  'import.verb.support_worker': 'Import {count} support workers',
  'import.verb.support_worker_one': 'Import 1 support worker',
  'import.check': 'Check file',
  'import.required': 'Required columns',
  'import.optional': 'Optional columns',
  'import.cells': 'What cells hold',
  'import.template': 'Download the template',
  'import.limits': 'CSV UTF-8, up to {max} rows. All rows are imported, or none.',
  'import.invites': 'Each person is mailed a link to set a password.',
  'import.ready': '{count} rows are correct. Nothing is saved until you import them.',
  'import.ready_one': '1 row is correct. Nothing is saved until you import it.',
  'import.faults': '{count} cells to correct, nothing was imported',
  'import.faults_one': '1 cell to correct, nothing was imported',
  'import.row': 'Row',
  'import.column': 'Column',
  'import.whole_row': 'Whole row',
  'import.problem': 'Problem',
  'import.more': 'and {count} more',
  'import.earlier': 'Earlier imports',
  'import.rows': '{count} rows',
  'import.rows_one': '1 row',
  'import.undo': 'Undo',
  'import.confirm_undo': 'Are you sure you want to undo this import?',
  'import.effect_undone': 'All records that it created are deleted.',
} as const;

export const t = createTranslator('workforce', importTexts, ...tables);
