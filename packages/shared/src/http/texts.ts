import { createTranslator } from '../i18n/index';

/** Messages for calls without a readable answer, and for calls made with wrong arguments. */
export const texts = {
  'error.no_answer': 'The server did not answer. Check your connection and try again.',
  'error.unreadable': 'The answer of the server could not be read. Please try again.',
  'client.no_id': 'Id is not provided',
  'client.no_resource': 'Resource is not provided',
} as const;

export const t = createTranslator('kit', texts);
