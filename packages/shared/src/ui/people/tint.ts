export const TINTS = ['gum', 'galah', 'wattle', 'fern', 'lake', 'dusk'] as const;
export type Tint = (typeof TINTS)[number];

/** Wattle means waiting and galah means new, which do not apply to a house. */
const OF_PLACES: readonly Tint[] = ['gum', 'fern', 'lake', 'dusk'];

/** A name always gets the same tint. */
export function tintOf(name: string, place = false): Tint {
  const tints = place ? OF_PLACES : TINTS;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'gum';
}
