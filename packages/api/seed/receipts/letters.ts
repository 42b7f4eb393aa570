import PDFKit from 'pdfkit';
import { addFonts, type Weight } from '../../src/platform/pdf/fonts';

interface Glyphs {
  glyphs: { path: { toSVG: () => string } }[];
  positions: { xAdvance: number }[];
}
/** A part of pdfkit's fonts that its types omit. */
interface OpenedFont {
  font: { unitsPerEm: number; layout: (text: string) => Glyphs };
}

export interface Line {
  text: string;
  weight: Weight;
  /** In pixels. */
  size: number;
  /** The x position of the start, end or middle of the text, depending on the anchor. */
  x: number;
  /** The y position of the base line. */
  y: number;
  align: 'start' | 'middle' | 'end';
}

const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

/** Draws text lines as SVG paths with the fonts of every PDF, because SVG text would need fonts installed on the machine. */
export async function letterDrawer(): Promise<(line: Line) => string> {
  const paper = await addFonts(new PDFKit(), { regular: [], bold: [] });
  return ({ text, weight, size, x, y, align }) => {
    const { font } = (paper.font(weight) as unknown as { _font: OpenedFont })._font;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0);
    let at = x - width * SHARES[align];
    const paths = glyphs.map(({ path }, nth) => {
      const drawn = `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      at += (positions[nth]?.xAdvance ?? 0) * scale;
      return drawn;
    });
    return paths.join('');
  };
}
