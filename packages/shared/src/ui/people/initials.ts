/** First letters of the first and the last word, by code point; a hyphen separates words: "Aroha Ngata-Williams" is AW. */
export function initialsOf(name: string) {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-AU');
}
