import { fill } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { catalogue, knownNamespaces } from './catalogue';

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * The text of a key, in English. Fills `{name}` and `:attribute` placeholders; one without a value stays as it is.
 * A key that no namespace has is answered with itself, so that a missing text is seen and nothing breaks.
 */
export function t(key: MessageKey, values: TextValues = {}): string {
  return fill(catalogue.t(key, { ...values, ns: knownNamespaces() }), values);
}
