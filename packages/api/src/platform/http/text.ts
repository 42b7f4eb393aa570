import { MESSAGES, type MessageKey } from '@careloom/contract/messages/index';

/** What a text's `:name` or `{name}` is filled with. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of the catalogue with its values filled in.
 * @param values fill `:name` and `{name}`; a name without a value stays as it is
 */
export function text(key: MessageKey, values: TextValues = {}): string {
  return MESSAGES[key].replace(/:([a-z]+)|\{(\w+)\}/g, (whole: string, colon: string | undefined, brace: string | undefined) => {
    const value = values[colon ?? brace ?? ''];
    return value === undefined ? whole : String(value);
  });
}
