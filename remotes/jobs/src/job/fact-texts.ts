import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of a job's state and facts, for lists, pages, and cards in other remotes. */
export const factTexts = {
  'jobs.ongoing': 'ongoing',
  'jobs.hours_a_week': '{hours} a week',
  'option.when_needed.flexible': 'Flexible',
  'option.job_status.open': 'Open',
  'option.job_status.assigned': 'Assigned',
  'option.job_status.closed': 'Closed',
  'option.job_status.archived': 'Archived',
} as const;

export const t = createTranslator('jobs', factTexts, ...tables);
