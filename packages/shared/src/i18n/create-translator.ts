import type { MenuLabel } from '@careloom/contract/messages/menu';
import { addTexts } from './catalogue';
import { translate, type TextValues } from './translate';

/** Namespace of menu and quick action labels. The shell adds the contract's and those in each remote's manifest. */
export const MENU = 'menu';

/** The keys of a table of texts. A form (`_one`, `_zero`) is selected by `count` and is not a key. */
type KeyOf<Texts> = Texts extends unknown
  ? Exclude<Extract<keyof Texts, string>, `${Extract<keyof Texts, string>}_${'one' | 'zero'}`>
  : never;

/** Returns the text of a key. @param values for the placeholders; `count`, a number, selects the form of a text that has several */
export type Translator<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Adds the texts of one part of the product and returns the `t` that its files import. It finds only these texts and the menu labels: two
 * remotes may use the same key for different texts.
 * @param namespace `shell` or the name of the remote
 * @param tables its own texts, and those of the contract that it shows
 * @example
 * export const texts = { 'courses.title': 'Courses', 'courses.places': '{count} places', 'courses.places_one': '1 place' } as const;
 * export const t = createTranslator('training', texts, fieldHouseMessages);
 * t('courses.places', { count: 12 }); // "12 places"
 */
export function createTranslator<const Tables extends readonly Readonly<Record<string, string>>[]>(
  namespace: string,
  ...tables: Tables
): Translator<KeyOf<Tables[number]> | MenuLabel> {
  addTexts(namespace, Object.assign({}, ...tables) as Record<string, string>);
  const namespaces = [namespace, MENU];
  return (key, values = {}) => translate(key, values, namespaces);
}
