export const TINTS = ['gum', 'galah', 'wattle', 'fern', 'lake', 'dusk'] as const;
export type Tint = (typeof TINTS)[number];

/** What waits is wattle and what is new is galah: a house is neither. */
const OF_PLACES: readonly Tint[] = ['gum', 'fern', 'lake', 'dusk'];

/** The same person or place has the same tint everywhere and in every session. */
export function tintOf(name: string, place = false): Tint {
  const tints = place ? OF_PLACES : TINTS;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'gum';
}
