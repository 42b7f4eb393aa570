import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../../texts';

const jobFormTexts = {
  'jobs.at_least_40': 'At least 40 hours a week',
  'jobs.invited_help': 'Only they find the job and can apply for it.',
  'jobs.reload': 'Load the latest',
  'jobs.stale_kept': 'What you changed stays in the form.',
} as const;

export const t = createTranslator('jobs', jobFormTexts, ...tables);
