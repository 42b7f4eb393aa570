import bidiFactory from 'bidi-js';
import { burmeseOrder } from './burmese-order';
import { ascentOf, fontsOf, legible, type Weight } from './fonts';

const bidi = bidiFactory();
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Paper = PDFKit.PDFDocument;

/** Part of a line in one font and one direction; its text is in reading order, except for Burmese. */
interface Run {
  font: string;
  text: string;
}

interface Look {
  weight: Weight;
  /** In points. */
  size: number;
}

/** With features given, pdfkit shapes a run as a whole instead of word by word, which keeps the order of right-to-left words. */
const WHOLE = { features: [] };

/** The font of each UTF-16 unit of a text: the letters of a grapheme share a font if one has them all, and a space keeps the previous font. */
function fontsIn(paper: Paper, weight: Weight, text: string): string[] {
  const fonts: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const own = fontsOf(paper, weight, segment);
    [...segment].forEach((letter, at) => {
      const font = segment === ' ' ? (fonts.at(-1) ?? weight) : (own[at] ?? weight);
      for (let unit = 0; unit < letter.length; unit += 1) fonts.push(font);
    });
  }
  return fonts;
}

/** The runs of a line from left to right, by the Unicode Bidirectional Algorithm (UAX 9); the line itself is left-to-right. */
export function runsOf(paper: Paper, weight: Weight, line: string): Run[] {
  const fonts = fontsIn(paper, weight, line);
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const order = Array.from({ length: line.length }, (_, unit) => unit);
  for (const [first = 0, last = first] of bidi.getReorderSegments(line, embedding))
    order.splice(first, last - first + 1, ...order.slice(first, last + 1).reverse());
  const runs: (Run & { level: number })[] = [];
  for (const unit of order) {
    const [font = weight, level = 0, text = ''] = [fonts[unit], embedding.levels[unit], line[unit]];
    const before = runs.at(-1);
    if (before?.font !== font || before.level !== level) runs.push({ font, level, text });
    else before.text = level % 2 === 1 ? text + before.text : before.text + text;
  }
  return runs.map(({ font, text }) => ({ font, text: burmeseOrder(text) }));
}

const widthOf = (paper: Paper, { weight, size }: Look, text: string): number =>
  runsOf(paper, weight, text).reduce((sum, run) => sum + paper.font(run.font).fontSize(size).widthOfString(run.text, WHOLE), 0);

/** Breaks a text into lines within a width, in points; a word that is wider is broken between graphemes. */
export function mixedLines(paper: Paper, look: Look, text: string, width: number): string[] {
  const fits = (line: string) => widthOf(paper, look, line.trimEnd()) <= width;
  const lines: string[] = [];
  for (const part of legible(paper, look.weight, text).split('\n')) {
    let line = '';
    for (const { segment } of words.segment(part)) {
      const pieces = fits(segment) ? [segment] : [...graphemes.segment(segment)].map((sign) => sign.segment);
      for (const piece of pieces) {
        if (line === '' || fits(line + piece)) line += piece;
        else {
          lines.push(line.trimEnd());
          line = piece.trimStart();
        }
      }
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** The height of a line with letters of any script, in points. */
export const mixedLineHeight = (paper: Paper, { weight, size }: Look, line: string): number =>
  Math.max(...runsOf(paper, weight, line || ' ').map(({ font }) => paper.font(font).fontSize(size).currentLineHeight()));

/** Draws a line with its fonts on one baseline. @param y the top of the line, as for a text in the standard fonts */
export function drawMixedLine(
  paper: Paper,
  look: Look,
  line: string,
  at: { x: number; y: number; width: number; align?: 'left' | 'right' },
): void {
  const { weight, size } = look;
  const baseline = at.y + ascentOf(paper.font(weight), size);
  let x = at.align === 'right' ? at.x + at.width - widthOf(paper, look, line) : at.x;
  for (const { font, text } of runsOf(paper, weight, line)) {
    paper
      .font(font)
      .fontSize(size)
      .text(text, x, baseline, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
    x += paper.widthOfString(text, WHOLE);
  }
  paper.font(weight);
}
