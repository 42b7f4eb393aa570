/** What the fonts that every PDF reader has can write: Latin 1, and some marks of print. */
const WRITABLE = /[ -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const MARKS = /\p{M}/gu;

/** A text as those fonts can write it: a macron or a hook is left out (Ngāti is Ngati), what has no such letter is a question mark. */
export const writable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (WRITABLE.test(letter)) return letter;
      const plain = letter.normalize('NFKD').replace(MARKS, '');
      return plain !== '' && [...plain].every((part) => WRITABLE.test(part)) ? plain : '?';
    })
    .join('');
