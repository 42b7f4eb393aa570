import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Noto Sans by script (Noto Serif for Tibetan, which Noto Sans lacks), under the SIL Open Font License 1.1. A package splits its font into
 * files of some hundred letters each.
 */
const PACKAGES = {
  general: '@fontsource-variable/noto-sans',
  emoji: '@fontsource-variable/noto-emoji',
  arabic: '@fontsource-variable/noto-sans-arabic',
  hebrew: '@fontsource-variable/noto-sans-hebrew',
  devanagari: '@fontsource-variable/noto-sans-devanagari',
  bengali: '@fontsource-variable/noto-sans-bengali',
  tamil: '@fontsource-variable/noto-sans-tamil',
  thai: '@fontsource-variable/noto-sans-thai',
  khmer: '@fontsource-variable/noto-sans-khmer',
  ethiopic: '@fontsource-variable/noto-sans-ethiopic',
  armenian: '@fontsource-variable/noto-sans-armenian',
  georgian: '@fontsource-variable/noto-sans-georgian',
  gujarati: '@fontsource-variable/noto-sans-gujarati',
  gurmukhi: '@fontsource-variable/noto-sans-gurmukhi',
  kannada: '@fontsource-variable/noto-sans-kannada',
  lao: '@fontsource-variable/noto-sans-lao',
  malayalam: '@fontsource-variable/noto-sans-malayalam',
  myanmar: '@fontsource-variable/noto-sans-myanmar',
  oriya: '@fontsource-variable/noto-sans-oriya',
  sinhala: '@fontsource-variable/noto-sans-sinhala',
  telugu: '@fontsource-variable/noto-sans-telugu',
  thaana: '@fontsource-variable/noto-sans-thaana',
  tibetan: '@fontsource-variable/noto-serif-tibetan',
  simplified: '@fontsource-variable/noto-sans-sc',
  traditional: '@fontsource-variable/noto-sans-tc',
  hongkong: '@fontsource-variable/noto-sans-hk',
  japanese: '@fontsource-variable/noto-sans-jp',
  korean: '@fontsource-variable/noto-sans-kr',
} as const;
type Script = keyof typeof PACKAGES;

/** One file of a font with its code points. */
interface FontFile {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** GNU Unifont: simple shapes for all of Unicode's first plane, as the last fallback. One file, without a table and with one weight. */
const LAST = {
  file: path.join(path.dirname(resolve('@fontsource/unifont/package.json')), 'files', 'unifont-latin-400-normal.woff2'),
};

/** Whether a font can be drawn in any weight. */
export const isVariable = (file: string): boolean => file !== LAST.file;

const known = new Map<Script, readonly FontFile[]>();

/** Parses `U+4e00-4e0f,U+5b57` into ranges of code points. */
const rangesOf = (text: string): FontFile['ranges'] =>
  text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });

/** The files of a script, from the table of its package: `{ "[116]": "U+4e00-…", "arabic": "U+0600-…" }`. */
function filesOf(script: Script): readonly FontFile[] {
  const found = known.get(script);
  if (found) return found;
  const table = resolve(`${PACKAGES[script]}/unicode.json`);
  const name = path.basename(path.dirname(table));
  const listed = Object.entries(JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>);
  const files = listed.map(([part, ranges]) => ({
    file: path.join(path.dirname(table), 'files', `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesOf(ranges),
  }));
  known.set(script, files);
  return files;
}

/** Emoji, and what modifies or joins them: skin tones, the letters of a flag, the keycap. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\u{e0020}-\u{e007f}]/u;
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const BY_LETTER: readonly (readonly [letter: RegExp, script: Script])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Khmer}/u, 'khmer'],
  [/\p{Script=Ethiopic}/u, 'ethiopic'],
  [/\p{Script=Armenian}/u, 'armenian'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Lao}/u, 'lao'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Myanmar}/u, 'myanmar'],
  [/\p{Script=Oriya}/u, 'oriya'],
  [/\p{Script=Sinhala}/u, 'sinhala'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Thaana}/u, 'thaana'],
  [/\p{Script=Tibetan}/u, 'tibetan'],
  [KANA, 'japanese'],
  [HANGUL, 'korean'],
];

const REST: readonly Script[] = ['general', 'japanese', 'simplified'];

/** Fonts to try, best first. Han characters are shared by four scripts: the surrounding letters determine which one applies. */
function scriptsOf(letter: string, text: string): readonly Script[] {
  const found = BY_LETTER.find(([pattern]) => pattern.test(letter));
  if (found) return [found[1]];
  if (EMOJI.test(letter)) return ['emoji', ...REST];
  if (!HAN.test(letter)) return REST;
  const first: Script[] = KANA.test(text) ? ['japanese'] : HANGUL.test(text) ? ['korean'] : [];
  return [...first, 'simplified', 'traditional', 'japanese', 'korean', 'hongkong'];
}

/**
 * The font files that may have a letter, best first. Among the files of one script, those with most letters of the grapheme come first. A
 * file may lack the letter nevertheless, because the table of a package lists whole ranges.
 * @param text in which the letter occurs
 * @param sign the whole grapheme of the letter
 * @returns paths of woff2 files
 */
export function fallbackFiles(letter: string, text: string, sign = letter): readonly string[] {
  const claims = ({ ranges }: FontFile, one: string) => {
    const code = one.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  const share = (font: FontFile) => [...sign].filter((one) => claims(font, one)).length;
  const found = scriptsOf(letter, text).flatMap((script) =>
    filesOf(script)
      .filter((font) => claims(font, letter))
      .sort((one, other) => share(other) - share(one)),
  );
  return [...found.map(({ file }) => file), LAST.file];
}
