/** Light and dark value of a token. Without the second, both are the same. */
export type Pair = readonly [light: string, dark?: string];

const reference = (value: string) => (/^(white|[a-z]+\.\w+)$/.test(value) ? `{colors.${value}}` : value);

/**
 * Both modes are always written, in this order: a nested light sheet (paper) must redeclare every token, and of two mode blocks with equal
 * specificity the later wins.
 */
export const pairs = (of: Record<string, Pair>) =>
  Object.fromEntries(
    Object.entries(of).map(([name, [light, dark = light]]) => [name, { value: { _light: reference(light), _dark: reference(dark) } }]),
  );
