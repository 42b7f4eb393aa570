import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of participants. */
const participantTexts = {
  'form.add_participant': 'Add Participant',
  'form.edit_participant': 'Edit Participant',
  'participant.age': 'Age',
  'participant.all': 'All {count}',
  'participant.years_one': '1 year',
  'participant.years': '{count} years',
  'participant.none': 'Nobody who lives here is on record yet.',
  'participant.effect_deleted': 'Everything recorded about them is deleted too.',
  'records.noun_participant': 'participant',
  'records.noun_participants': 'participants',
} as const;

export const t = createTranslator('workforce', participantTexts, ...tables);
