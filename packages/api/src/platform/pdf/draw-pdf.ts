import { buffer } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import { addFonts, needsFallback, type Weight } from './fonts';
import { drawMixedLine, mixedLineHeight, mixedLines } from './mixed-text';
import type { Block, PdfDocument } from './pdf-document';

const MARGIN = 62;
const LABEL_WIDTH = 150;
const INK = '#1d1b26';
const FAINT = '#5f5b6b';
const PICTURE: [width: number, height: number] = [170, 57];

type Paper = PDFKit.PDFDocument;

/** Draws a document on A4 with embedded fonts. Takes some 30 ms of CPU: `renderPdf` runs it in a worker thread. */
export async function drawPdf({ title, subtitle, author, createdAt, footer, blocks }: PdfDocument): Promise<Buffer> {
  const info = { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt };
  const options = { size: 'A4', margin: MARGIN, bufferPages: true, lang: 'en-AU', displayTitle: true, info } as const;
  const paper = await addFonts(new PDFKit(options), textsOf([title], [subtitle, footer], blocks));
  const bytes = buffer(paper);
  write(paper.fillColor(INK), title, { weight: 'bold', size: 22 });
  write(paper.fillColor(FAINT), subtitle, { weight: 'regular', size: 10.5 });
  paper.moveDown();
  for (const block of blocks) drawBlock(paper, block);
  numberPages(paper, footer);
  paper.end();
  return bytes;
}

function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(paper, 70);
      write(paper.moveDown(0.6).fillColor(INK), block.text, { weight: 'bold', size: 13 });
      return void paper.moveDown(0.4);
    case 'paragraph':
      write(paper.fillColor(INK), block.text, { weight: 'regular', size: 10.5, lineGap: 2 });
      return void paper.moveDown(0.6);
    case 'name':
      write(paper.fillColor(INK), block.text, { weight: 'bold', size: 17 });
      return void paper.moveDown(0.4);
    case 'facts':
      for (const [label, value] of block.rows) drawFact(paper, label, value);
      return;
    case 'picture':
      keepTogether(paper, PICTURE[1]);
      paper.image(Buffer.from(block.png), { fit: PICTURE });
      return void paper.moveDown(0.4);
  }
}

function drawFact(paper: Paper, label: string, value: string): void {
  const width = paper.page.width - 2 * MARGIN - LABEL_WIDTH;
  const look = { weight: 'regular', size: 10.5, lineGap: 2 } as const;
  keepTogether(paper, Math.min(heightOf(paper, value, width, look), 200));
  const top = paper.y;
  paper.font('regular').fontSize(10.5);
  paper.fillColor(FAINT).text(label, MARGIN, top, { width: LABEL_WIDTH - 12 });
  const below = paper.y;
  write(paper.fillColor(INK), value, { ...look, x: MARGIN + LABEL_WIDTH, y: top, width });
  paper.x = MARGIN;
  paper.y = Math.max(below, paper.y) + 5;
}

interface Look {
  weight: Weight;
  /** In points, like `lineGap`. */
  size: number;
  lineGap?: number;
}

interface Place {
  x?: number;
  y?: number;
  width?: number;
}

/** Writes a text below the previous one, or at a position, in the fonts that its letters need. */
function write(paper: Paper, text: string, { x = paper.x, y = paper.y, width, lineGap = 0, ...look }: Look & Place): void {
  paper.font(look.weight).fontSize(look.size);
  if (!needsFallback(paper, text)) return void paper.text(text, x, y, { lineGap, ...(width !== undefined && { width }) });
  const room = width ?? paper.page.width - MARGIN - x;
  paper.y = y;
  for (const line of mixedLines(paper, look, text, room)) {
    const height = mixedLineHeight(paper, look, line) + lineGap;
    keepTogether(paper, height);
    const top = paper.y;
    drawMixedLine(paper, look, line, { x, y: top, width: room });
    paper.y = top + height;
  }
  paper.x = x;
}

function heightOf(paper: Paper, text: string, width: number, { lineGap = 0, ...look }: Look): number {
  paper.font(look.weight).fontSize(look.size);
  if (!needsFallback(paper, text)) return paper.heightOfString(text, { width, lineGap });
  return mixedLines(paper, look, text, width).reduce((sum, line) => sum + mixedLineHeight(paper, look, line) + lineGap, 0);
}

/** All texts of a document, by weight. */
function textsOf(bold: readonly string[], regular: readonly string[], blocks: readonly Block[]) {
  const texts = { bold: [...bold], regular: [...regular] };
  for (const block of blocks) {
    if (block.kind === 'facts') texts.regular.push(...block.rows.flat());
    else if (block.kind !== 'picture') texts[block.kind === 'paragraph' ? 'regular' : 'bold'].push(block.text);
  }
  return texts;
}

/** Starts a new page when a block of this height would not fit on the current one. */
function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - MARGIN) paper.addPage();
}

function numberPages(paper: Paper, footer: string): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    // Below the margin, pdfkit would start a new page.
    paper.page.margins.bottom = 0;
    paper.font('regular').fontSize(8).fillColor(FAINT);
    const line = `${footer}   ${page + 1} / ${count}`;
    paper.text(line, MARGIN, paper.page.height - MARGIN + 20, { width: paper.page.width - 2 * MARGIN, align: 'center', lineBreak: false });
  }
}
