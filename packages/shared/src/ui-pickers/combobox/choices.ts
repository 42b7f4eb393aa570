export interface Choice {
  value: string;
  label: string;
  /** Secondary text: a suburb, an e-mail address. */
  line?: string | undefined;
  picture?: string | null | undefined;
}

/** Removes diacritics and lowercases, so that "nguyen" finds "Nguyễn". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLocaleLowerCase('en-AU');

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,·-]+/)
    .filter(Boolean);

/** Filters the choices: each typed word must be the start of a word of the choice. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  return choices.filter(({ label, line = '' }) => {
    const words = wordsOf(`${label} ${line}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
