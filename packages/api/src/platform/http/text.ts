import { MESSAGES, type MessageKey } from '@careloom/contract/messages/index';

/** Values for the placeholders `:name` and `{name}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of the catalogue with its placeholders replaced.
 * @param values for `:name` and `{name}`; a placeholder without a value stays
 */
export function text(key: MessageKey, values: TextValues = {}): string {
  return MESSAGES[key].replace(/:([a-z]+)|\{(\w+)\}/g, (whole: string, colon: string | undefined, brace: string | undefined) => {
    const value = values[colon ?? brace ?? ''];
    return value === undefined ? whole : String(value);
  });
}
