/** As long as a message is worth reading; the contract takes no more. */
const MAX = 200;

/** What a cut leaves of a character: the server takes no text with it. */
const HALF = /\p{Surrogate}/gu;

/** Values that got into a message: what a parser quotes of an answer, what an address was asked with, whom a letter is for, which record. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/"[^"]*("|$)/g, '"…"'],
  [/\?[^\s'"`)]*/g, ''],
  [/[^\s'"`(<]+@[^\s'"`)>]+\.[a-z]+/gi, '…'],
  [/\d[\d ]{4,}\d/g, '…'],
];

/** The class and message of what was thrown, without anybody's data. */
export function messageOf(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : 'Something was thrown.';
  const plain = VALUES.reduce((text, [value, put]) => text.replace(value, put), said).trim();
  return plain.slice(0, MAX).replace(HALF, '') || 'Something was thrown.';
}

/** Words of the API's paths. Whatever else stands there names a record. */
const WORD = /^[a-z][a-z_-]*$/;

/** An address of the API as a pattern: `/jobs/:id`. */
export const patternOf = (pathname: string): string =>
  pathname
    .replace(/^\/api\/v1/, '')
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':id'))
    .join('/')
    .slice(0, 100);
