import { fill } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { interpolate, templateOf } from './catalogue';

export type TextValues = Readonly<Record<string, string | number>>;

const thousands = new Intl.NumberFormat('en-AU');

/**
 * The English text of a key. Fills `{name}` and `:attribute` placeholders; one without a value is left unchanged. A text with a singular
 * form (`courses.places_one` of `courses.places`) is selected by `count`, a number, which is formatted with thousands separators. If no
 * namespace has the key, the key itself is returned, so that a missing text is visible but breaks nothing.
 */
export function translate(key: string, values: TextValues, namespaces?: readonly string[]): string {
  const count = typeof values.count === 'number' ? values.count : undefined;
  // The form depends on the number; the text shows the formatted number.
  const shown = count === undefined ? values : { ...values, count: thousands.format(count) };
  return fill(interpolate(templateOf(key, count, namespaces), shown), shown);
}

/** The text of a key that a call of the contract names, such as a label or a rule, in any namespace. */
export const contractText = (key: MessageKey): string => translate(key, {});

/**
 * The text of a key, in any namespace.
 * @deprecated Remotes use `createTranslator`, which returns a remote's own `t`. Kept for remotes until the next major version.
 */
export function t(key: MessageKey | (string & Record<never, never>), values: TextValues = {}): string {
  return translate(key, values);
}
