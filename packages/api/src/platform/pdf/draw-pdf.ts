import { buffer } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import { addFonts } from './fonts';
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
  const paper = addFonts(new PDFKit({ size: 'A4', margin: MARGIN, bufferPages: true, lang: 'en-AU', displayTitle: true, info }));
  const bytes = buffer(paper);
  paper.font('bold').fontSize(22).fillColor(INK).text(title);
  paper.font('regular').fontSize(10.5).fillColor(FAINT).text(subtitle).moveDown();
  for (const block of blocks) drawBlock(paper, block);
  numberPages(paper, footer);
  paper.end();
  return bytes;
}

function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(paper, 70);
      return void paper.moveDown(0.6).font('bold').fontSize(13).fillColor(INK).text(block.text).moveDown(0.4);
    case 'paragraph':
      return void paper.font('regular').fontSize(10.5).fillColor(INK).text(block.text, { lineGap: 2 }).moveDown(0.6);
    case 'name':
      return void paper.font('bold').fontSize(17).fillColor(INK).text(block.text).moveDown(0.4);
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
  paper.font('regular').fontSize(10.5);
  keepTogether(paper, Math.min(paper.heightOfString(value, { width, lineGap: 2 }), 200));
  const top = paper.y;
  paper.fillColor(FAINT).text(label, MARGIN, top, { width: LABEL_WIDTH - 12 });
  const below = paper.y;
  paper.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, { width, lineGap: 2 });
  paper.x = MARGIN;
  paper.y = Math.max(below, paper.y) + 5;
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
