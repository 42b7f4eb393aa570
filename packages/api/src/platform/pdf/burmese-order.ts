/** A consonant with the consonants stacked below it. */
const STACK = '[\\u1000-\\u102a\\u103f](?:\\u1039[\\u1000-\\u1021])*';
const VOWEL_BEFORE = new RegExp(`(${STACK})([\\u103b-\\u103e]*)\\u1031`, 'g');
const RA_AROUND = new RegExp(`(${STACK})(\\u103b?)\\u103c`, 'g');

/**
 * Puts Burmese letters in drawing order: the vowel E comes before its consonant, and the Ra that surrounds the consonant before both.
 * fontkit reorders other scripts, but does not support this one.
 */
export const burmeseOrder = (text: string): string => text.replace(VOWEL_BEFORE, '\u1031$1$2').replace(RA_AROUND, '\u103c$1$2');
