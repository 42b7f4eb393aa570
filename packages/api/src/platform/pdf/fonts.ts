import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFiles, isVariable } from './fallback-fonts';
import { allowNullAnchors, padded } from './fontkit-faults';

/** The build copies the folder beside the bundle. */
const font = (name: string) => fileURLToPath(new URL(`./fonts/bricolage-${name}.ttf`, import.meta.url));

export type Weight = 'regular' | 'bold';
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** A part of pdfkit's current font that its types omit. */
interface OpenedFont {
  ascender: number;
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}
const openedFont = (paper: PDFKit.PDFDocument) => (paper as unknown as { _font: OpenedFont })._font;

/** In the current font and size, in points. */
export const ascentOf = (paper: PDFKit.PDFDocument, size: number): number => (openedFont(paper).ascender / 1000) * size;

/** Characters without a shape: a line break, and the joiners of Indic and Arabic letters. */
const SHAPELESS = /[\n\r\u200b-\u200f\u2028-\u202e\u2060\ufe00-\ufe0f]/u;

type IsMissing = (character: string) => boolean;
const missingOf = new WeakMap<PDFKit.PDFDocument, IsMissing>();

/** Which letters a font lacks; each is looked up once. */
function missingIn({ font }: OpenedFont): IsMissing {
  const known = new Map<string, boolean>();
  return (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const isMissing = !SHAPELESS.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, isMissing);
    return isMissing;
  };
}

const PLAIN = /^[\x20-\x7e]*$/;

/** Whether the standard fonts lack a letter of a text. */
export function needsFallback(paper: PDFKit.PDFDocument, text: string): boolean {
  if (PLAIN.test(text)) return false;
  const isMissing = missingOf.get(paper);
  return isMissing !== undefined && [...text].some(isMissing);
}

/** The fonts of one weight of a PDF. */
interface Chosen {
  /** The font of each letter that needs a fallback, chosen by the first text that contains the letter. */
  byLetter: Map<string, string>;
  /** The letters in the subset of each font. */
  letters: Map<string, ReadonlySet<string>>;
}
const chosenFor = new WeakMap<PDFKit.PDFDocument, Record<Weight, Chosen>>();
const nothingChosen = (): Chosen => ({ byLetter: new Map(), letters: new Map() });

/**
 * The registered names of the fonts for the letters of a grapheme: one font for all letters if it has them, so that it can join them; the
 * standard font for letters that need no fallback.
 */
export function fontsOf(paper: PDFKit.PDFDocument, weight: Weight, sign: string): readonly string[] {
  const letters = [...sign];
  const chosen = chosenFor.get(paper)?.[weight];
  const own = letters.map((letter) => chosen?.byLetter.get(letter) ?? weight);
  const shared = own.find(
    (font) => font !== weight && letters.every((letter) => SHAPELESS.test(letter) || chosen?.letters.get(font)?.has(letter)),
  );
  return shared === undefined ? own : own.map(() => shared);
}

/** A text in which a letter without any font is written as its Unicode code point: a reader can still tell who is meant, and nothing is lost. */
export function legible(paper: PDFKit.PDFDocument, weight: Weight, text: string): string {
  const isLost = (letter: string) =>
    missingOf.get(paper)?.(letter) === true && chosenFor.get(paper)?.[weight].byLetter.has(letter) !== true;
  return [...text]
    .map((letter) => (isLost(letter) ? `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]` : letter))
    .join('');
}

/**
 * Registers the fonts of a PDF: the standard fonts as `regular` and `bold`, and for letters that they lack a font of their script, subset
 * to the letters in use. Fonts are embedded, because the built-in fonts of PDF readers cover Latin 1 only and would show the Polish "Łódź"
 * as "?odz".
 * @param texts all texts of the document, by weight
 */
export async function addFonts<Paper extends PDFKit.PDFDocument>(
  paper: Paper,
  texts: Readonly<Record<Weight, readonly string[]>>,
): Promise<Paper> {
  paper.registerFont('regular', font('regular')).registerFont('bold', font('bold')).font('regular');
  missingOf.set(paper, missingIn(openedFont(paper)));
  const chosen = { regular: nothingChosen(), bold: nothingChosen() };
  chosenFor.set(paper, chosen);
  for (const weight of ['regular', 'bold'] as const) await addFallbacks(paper, weight, texts[weight], chosen[weight]);
  return paper;
}

/** Indic and Arabic joiners. */
const JOINERS = '\u200c\u200d';

/** Letters with the parts into which shaping splits them: an Indic vowel on both sides of its consonant consists of two glyphs. */
const withParts = (letters: readonly string[]) => letters.join('') + letters.join('').normalize('NFD');

/** A letter that the standard fonts lack. */
interface Missing {
  letter: string;
  /** The grapheme that contains it. */
  sign: string;
  /** The files that may have it, best first. */
  files: readonly string[];
}

/** Registers the fonts of the letters that need one. If the first font lacks a letter in spite of its claim, the next one is tried. */
async function addFallbacks(paper: PDFKit.PDFDocument, weight: Weight, texts: readonly string[], chosen: Chosen): Promise<void> {
  let open = missingLetters(paper, texts);
  while (open.length > 0) {
    const byFile = new Map<string, Missing[]>();
    for (const one of open) {
      const [file] = one.files;
      if (file !== undefined) byFile.set(file, [...(byFile.get(file) ?? []), one]);
    }
    for (const [file, missing] of byFile) {
      const name = `${weight} ${file} ${chosen.letters.size}`;
      const signs = [...new Set(missing.flatMap(({ sign }) => [...sign]))];
      const part = await subsetFont(await readFile(file), ` ${JOINERS}${withParts(signs)}`, {
        targetFormat: 'truetype',
        ...(isVariable(file) && { variationAxes: { wght: WEIGHTS[weight] } }),
      });
      const { font } = openedFont(paper.registerFont(name, padded(part)).font(name));
      allowNullAnchors(font);
      const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      chosen.letters.set(name, new Set(signs.filter(has)));
      for (const { letter } of missing) if (has(letter)) chosen.byLetter.set(letter, name);
    }
    open = open
      .filter(({ letter, files }) => files.length > 1 && !chosen.byLetter.has(letter))
      .map((one) => ({ ...one, files: one.files.slice(1) }));
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Each letter that needs a fallback, with the first grapheme that contains it. */
function missingLetters(paper: PDFKit.PDFDocument, texts: readonly string[]): readonly Missing[] {
  const found = new Map<string, Missing>();
  for (const text of texts.filter((one) => needsFallback(paper, one)))
    for (const { segment: sign } of graphemes.segment(text))
      for (const letter of sign)
        if (!found.has(letter) && missingOf.get(paper)?.(letter))
          found.set(letter, { letter, sign, files: fallbackFiles(letter, text, sign) });
  return [...found.values()];
}
