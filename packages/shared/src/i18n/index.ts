/**
 * Texts: each part of the product has its own, in its own namespace.
 * @example
 * ```ts
 * import { createTranslator } from '@careloom/shared/i18n';
 *
 * const texts = { 'training.courses': 'Courses', 'training.places': '{count} places', 'training.places_one': '1 place' } as const;
 * const t = createTranslator('training', texts);
 *
 * export const places = (count: number) => t('training.places', { count });
 * ```
 */
export { addTexts, LOCALE } from './catalogue';
export { createTranslator, MENU, type Translator } from './create-translator';
export { contractText, t, type TextValues } from './translate';
