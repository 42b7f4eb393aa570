const SIGNS = ['@', '#', '>'];

/** A sign at the start of what was typed, and the rest. */
export function readTyped(typed: string): { sign: string | null; words: string } {
  const text = typed.trim();
  const sign = SIGNS.find((one) => text.startsWith(one)) ?? null;
  return { sign, words: sign === null ? text : text.slice(1).trim() };
}
