/** A consonant with those stacked below it. */
const STACK = '[\\u1000-\\u102a\\u103f](?:\\u1039[\\u1000-\\u1021])*';
const VOWEL_BEFORE = new RegExp(`(${STACK})([\\u103b-\\u103e]*)\\u1031`, 'g');
const RA_AROUND = new RegExp(`(${STACK})(\\u103b?)\\u103c`, 'g');

/**
 * Burmese letters in the order in which they are drawn: the vowel E stands before its consonant, and before it the Ra that embraces it. fontkit, which
 * reorders other scripts, does not know this one.
 */
export const burmeseOrder = (text: string): string => text.replace(VOWEL_BEFORE, '\u1031$1$2').replace(RA_AROUND, '\u103c$1$2');
