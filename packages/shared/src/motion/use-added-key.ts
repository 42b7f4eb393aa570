import { useState } from 'react';

type Key = string | number;

/** The one key that was added; undefined if none was, or several at once. */
export function addedKey(before: readonly Key[], now: readonly Key[]): Key | undefined {
  const known = new Set(before);
  const [first, ...others] = now.filter((key) => !known.has(key));
  return others.length === 0 ? first : undefined;
}

/** The key added by the latest change of a list, if it was the only one. */
export function useAddedKey(keys: readonly Key[]): Key | undefined {
  const [seen, setSeen] = useState<{ keys: readonly Key[]; arrived: Key | undefined }>({ keys, arrived: undefined });
  const same = seen.keys.length === keys.length && keys.every((key, at) => key === seen.keys[at]);
  if (same) return seen.arrived;
  const arrived = addedKey(seen.keys, keys);
  setSeen({ keys, arrived });
  return arrived;
}
