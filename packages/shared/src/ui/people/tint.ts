export const TINTS = ['gum', 'galah', 'wattle', 'fern', 'lake', 'dusk'] as const;
export type Tint = (typeof TINTS)[number];

/** The same person has the same tint everywhere and in every session. */
export function tintOf(name: string): Tint {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? 'gum';
}
