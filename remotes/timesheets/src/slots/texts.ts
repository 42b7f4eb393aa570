import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the slots on dashboards and houses. */
const slotsTexts = {
  'cover.find_a_worker': 'Find a worker for {when}',
  'next.title': 'Next shifts',
  'next.all': 'All shifts',
  'next.none': 'No shift is rostered.',
} as const;

export const t = createTranslator('timesheets', slotsTexts, ...tables);
