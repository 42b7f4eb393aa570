import { createTranslator } from '../i18n/index';

/** Texts of pages and of parts that are downloaded later. */
export const texts = {
  'unsaved.leave': 'Leave without saving?',
  'title.suffix': ' | Careloom',
  'error.part_not_fetched': 'This could not be fetched. Please try again.',
  'offline.part': 'You are offline. This opens by itself once you are connected again.',
} as const;

export const t = createTranslator('kit', texts);
