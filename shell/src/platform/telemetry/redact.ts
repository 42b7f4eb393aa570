/** The longest message that the contract accepts, in characters. */
const MAX = 200;

/** Half of a surrogate pair, left by a cut: the server refuses such text. */
const HALF = /\p{Surrogate}/gu;

/** Personal data in messages, with its replacement: quoted values, query strings, e-mail addresses, long numbers. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/"[^"]*("|$)/g, '"…"'],
  [/\?[^\s'"`)]*/g, ''],
  [/[^\s'"`(<]+@[^\s'"`)>]+\.[a-z]+/gi, '…'],
  [/\d[\d ]{4,}\d/g, '…'],
];

/** The class and message of a thrown value, without personal data. */
export function messageOf(error: unknown): string {
  const described =
    error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : 'Something was thrown.';
  const plain = VALUES.reduce((text, [value, put]) => text.replace(value, put), described).trim();
  return plain.slice(0, MAX).replace(HALF, '') || 'Something was thrown.';
}

/** A fixed segment of an API path. Any other segment identifies a record. */
const WORD = /^[a-z][a-z_-]*$/;

/** An address of the API as a pattern: `/jobs/:id`. */
export const patternOf = (pathname: string): string =>
  pathname
    .replace(/^\/api\/v1/, '')
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':id'))
    .join('/')
    .slice(0, 100);
