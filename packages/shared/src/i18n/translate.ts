import { fill } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { interpolate, templateOf } from './catalogue';

export type TextValues = Readonly<Record<string, string | number>>;

const thousands = new Intl.NumberFormat('en-AU');

/**
 * The text of a key, in English. Fills `{name}` and `:attribute` placeholders; one without a value stays as it is.
 * One with a form for one beside it (`courses.places_one` of `courses.places`) takes what `count`, a number, asks for; it is shown with thousands apart.
 * A key that no namespace has is answered with itself, so that a missing text is seen and nothing breaks.
 */
export function translate(key: string, values: TextValues, namespaces?: readonly string[]): string {
  const count = typeof values.count === 'number' ? values.count : undefined;
  // The number chooses the form; what stands in the text is the number as it is written.
  const shown = count === undefined ? values : { ...values, count: thousands.format(count) };
  return fill(interpolate(templateOf(key, count, namespaces), shown), shown);
}

/** The text of a key that a call of the contract names, a label or a rule, whichever part of the page added it. */
export const contractText = (key: MessageKey): string => translate(key, {});

/**
 * The text of a key, whichever part of the page added it.
 * @deprecated for remotes, until the next major: `createTranslator` returns a `t` of a remote's own.
 */
export function t(key: MessageKey | (string & Record<never, never>), values: TextValues = {}): string {
  return translate(key, values);
}
