/** A surrogate, as JSON escapes it, without the other one of its pair. */
const HALF = /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/** Whether JSON holds half of a character: no person types one, a column of text would keep another, and one of JSON refuses it. */
export const hasHalfCharacter = (json: string): boolean => json.includes('\\u') && HALF.test(json.replaceAll('\\\\', ''));
