import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { addFonts } from './fonts';
import type { Column, ReportTable } from './report-table';

type Page = InstanceType<typeof PDFDocument>;

/** In points, 72 to the inch. */
const MARGIN = 36;
const ROW = 17;
const GAP = 6;
const SIZE = 8;
const INK = '#1f2933';
const FAINT = '#64748b';
const LINE = '#d5dbe3';

/**
 * Draws a report on landscape A4 pages: a title, rows with the column names repeated on each page, totals, and page numbers. Takes a second
 * of CPU for fifty pages, so `renderTable` runs it in a worker thread.
 * @param subtitle when and for whom it was made
 */
export async function drawTable(table: ReportTable, subtitle: string): Promise<Buffer> {
  const options = {
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: table.title },
  } as const;
  const page = addFonts(new PDFDocument(options));
  const whole = buffer(page);
  let y = drawTitle(page, table.title, subtitle);
  y = drawNames(page, table.columns, y);
  for (const row of table.rows) {
    if (y + ROW > bottomOf(page)) y = drawNames(page.addPage(), table.columns, MARGIN);
    drawRow(page.font('regular').fillColor(INK), table.columns, row, y);
    y += ROW;
  }
  drawTotals(page, table.totals, y);
  numberSheets(page);
  page.end();
  return whole;
}

const widthOf = (page: Page) => page.page.width - 2 * MARGIN;
/** The lower end of rows: one line is reserved for the page number. */
const bottomOf = (page: Page) => page.page.height - MARGIN - ROW;

function drawTitle(page: Page, title: string, subtitle: string): number {
  page.font('bold').fontSize(16).fillColor(INK).text(title, MARGIN, MARGIN, { lineBreak: false });
  page
    .font('regular')
    .fontSize(SIZE)
    .fillColor(FAINT)
    .text(subtitle, MARGIN, MARGIN + 22, { lineBreak: false });
  return MARGIN + 42;
}

function drawNames(page: Page, columns: readonly Column[], y: number): number {
  const names = columns.map(({ name }) => name);
  drawRow(page.font('bold').fillColor(FAINT), columns, names, y);
  return y + ROW;
}

/** Draws one line of cells; text that is too long is truncated with an ellipsis. */
function drawRow(page: Page, columns: readonly Column[], cells: readonly string[], y: number): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN;
  page.fontSize(SIZE);
  for (const [nth, { share, numeric }] of columns.entries()) {
    const width = (widthOf(page) * share) / whole;
    const align = numeric ? 'right' : 'left';
    page.text(cells[nth] ?? '', x, y + 4, { width: width - GAP, height: SIZE + 2, ellipsis: true, align });
    x += width;
  }
  page
    .moveTo(MARGIN, y + ROW - 1)
    .lineTo(MARGIN + widthOf(page), y + ROW - 1)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

function drawTotals(page: Page, totals: ReportTable['totals'], after: number): void {
  let y = after + GAP;
  if (y + totals.length * ROW > bottomOf(page)) {
    page.addPage();
    y = MARGIN;
  }
  for (const [name, amount] of totals) {
    const line = { width: widthOf(page) - GAP, align: 'right', lineBreak: false } as const;
    page.font('bold').fillColor(INK).text(`${name}   ${amount}`, MARGIN, y, line);
    y += ROW;
  }
}

function numberSheets(page: Page): void {
  const { count } = page.bufferedPageRange();
  for (let nth = 0; nth < count; nth++) {
    page.switchToPage(nth);
    // Below the margin the text would start a page of its own.
    page.page.margins.bottom = 0;
    page
      .font('regular')
      .fontSize(SIZE)
      .fillColor(FAINT)
      .text(`${nth + 1} / ${count}`, MARGIN, page.page.height - MARGIN, { width: widthOf(page), align: 'right', lineBreak: false });
  }
}
