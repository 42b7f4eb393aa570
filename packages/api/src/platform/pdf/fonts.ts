import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFiles } from './fallback-fonts';
import { allowNullAnchors, padded } from './fontkit-faults';

/** The build copies the folder beside the bundle. */
const font = (name: string) => fileURLToPath(new URL(`./fonts/bricolage-${name}.ttf`, import.meta.url));

export type Weight = 'regular' | 'bold';
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** The part of pdfkit's current font that its types leave out. */
interface OpenedFont {
  ascender: number;
  font: { hasGlyphForCodePoint: (code: number) => boolean };
}
const openedFont = (paper: PDFKit.PDFDocument) => (paper as unknown as { _font: OpenedFont })._font;

/** Of the current font and size, in points. */
export const ascentOf = (paper: PDFKit.PDFDocument, size: number): number => (openedFont(paper).ascender / 1000) * size;

/** Signs without a shape: a line break, and the joiners of Indic and Arabic letters. */
const SHAPELESS = /[\n\r\u200b-\u200f\u2028-\u202e\u2060\ufe0f]/u;

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

/** Whether the fonts of every PDF lack a letter of a text. */
export function needsFallback(paper: PDFKit.PDFDocument, text: string): boolean {
  if (PLAIN.test(text)) return false;
  const isMissing = missingOf.get(paper);
  return isMissing !== undefined && [...text].some(isMissing);
}

/** The font of each letter that needs a fallback, by weight and letter, chosen by the first text that has the letter. */
const chosenFor = new WeakMap<PDFKit.PDFDocument, Record<Weight, Map<string, string>>>();

/** The name under which the font of a character is registered; that of every PDF if none of ours has the character. */
export const fontFor = (paper: PDFKit.PDFDocument, weight: Weight, character: string): string =>
  chosenFor.get(paper)?.[weight].get(character) ?? weight;

/**
 * Registers the fonts of a PDF: those of every PDF as `regular` and `bold`, and for letters that they lack a font of their script, reduced to
 * what is drawn. Fonts are embedded, because the built-in fonts of PDF readers cover Latin 1 only and would show the Polish "Łódź" as "?odz".
 * @param texts all that is drawn, by weight
 */
export async function addFonts<Paper extends PDFKit.PDFDocument>(
  paper: Paper,
  texts: Readonly<Record<Weight, readonly string[]>>,
): Promise<Paper> {
  paper.registerFont('regular', font('regular')).registerFont('bold', font('bold')).font('regular');
  missingOf.set(paper, missingIn(openedFont(paper)));
  const chosen = { regular: new Map<string, string>(), bold: new Map<string, string>() };
  chosenFor.set(paper, chosen);
  for (const weight of ['regular', 'bold'] as const) await addFallbacks(paper, weight, texts[weight], chosen[weight]);
  return paper;
}

/** Of Indic and Arabic letters. */
const JOINERS = '\u200c\u200d';

/** Letters with the parts into which shaping divides them: an Indic vowel that stands on both sides of its consonant is two signs. */
const withParts = (letters: readonly string[]) => letters.join('') + letters.join('').normalize('NFD');

/** Registers the fonts of the letters that need one. A letter that the first font lacks, in spite of its claim, is looked for in the next. */
async function addFallbacks(
  paper: PDFKit.PDFDocument,
  weight: Weight,
  texts: readonly string[],
  chosen: Map<string, string>,
): Promise<void> {
  const variationAxes = { wght: WEIGHTS[weight] };
  let open = lettersToFind(paper, texts);
  while (open.size > 0) {
    const byFile = new Map<string, string[]>();
    for (const [letter, [file]] of open) if (file !== undefined) byFile.set(file, [...(byFile.get(file) ?? []), letter]);
    for (const [file, letters] of byFile) {
      const name = `${weight} ${file} ${chosen.size}`;
      const part = await subsetFont(await readFile(file), ` ${JOINERS}${withParts(letters)}`, { targetFormat: 'truetype', variationAxes });
      const { font } = openedFont(paper.registerFont(name, padded(part)).font(name));
      allowNullAnchors(font);
      for (const letter of letters) if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) chosen.set(letter, name);
    }
    open = new Map(
      [...open].filter(([letter, files]) => files.length > 1 && !chosen.has(letter)).map(([letter, files]) => [letter, files.slice(1)]),
    );
  }
}

/** Each letter that needs a fallback, with the files in which it may be. */
function lettersToFind(paper: PDFKit.PDFDocument, texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const text of texts.filter((one) => needsFallback(paper, one)))
    for (const letter of text) if (!found.has(letter) && missingOf.get(paper)?.(letter)) found.set(letter, fallbackFiles(letter, text));
  return found;
}
