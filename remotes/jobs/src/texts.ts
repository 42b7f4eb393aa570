import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, hiringStateMessages } from '@careloom/contract/messages/common';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { optionMessages, outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';

/** Words of several things. */
const texts = {
  'form.post_a_job': 'Post a Job',
  'form.edit_job': 'Edit Job',
  'jobs.no': 'No',
  'jobs.house': 'House',
  'jobs.service_agreement': 'Service Agreement',
  'jobs.noun_job': 'job',
  'jobs.noun_jobs': 'jobs',
} as const;

/** The tables that all files of the remote read. Each thing has further ones in its own `texts.ts`, which is loaded with it. */
export const tables = [
  texts,
  actionMessages,
  commonMessages,
  hiringStateMessages,
  optionMessages,
  outcomeMessages,
  fieldJobMessages,
  fieldHouseMessages,
] as const;

/** The text of a key of several things, from the contract's texts used here, or the menu labels. */
export const t = createTranslator('jobs', ...tables);
export type TextKey = Parameters<typeof t>[0];
