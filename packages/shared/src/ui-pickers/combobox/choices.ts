/** One thing that can be chosen. */
export interface Choice {
  value: string;
  label: string;
  /** A quieter second part: a suburb, an e-mail address. */
  line?: string | undefined;
  picture?: string | null | undefined;
}

/** Without marks above letters and in lower case, so that "nguyen" finds "Nguyễn". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLocaleLowerCase('en-AU');

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,·-]+/)
    .filter(Boolean);

/** The choices that have every typed word at the start of one of theirs. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  return choices.filter(({ label, line = '' }) => {
    const words = wordsOf(`${label} ${line}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
