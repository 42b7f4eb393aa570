import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { addFonts, needsFallback } from './fonts';
import { drawMixedLine, mixedLineHeight, mixedLines } from './mixed-text';
import type { Column, ReportTable } from './report-table';

type Page = InstanceType<typeof PDFDocument>;

/** In points, 72 to the inch. */
const MARGIN = 36;
const ROW = 17;
const GAP = 6;
const SIZE = 8;
/** The number of rows that are drawn before other documents get a turn. */
const ROWS_AT_ONCE = 100;
/** Enough for the longest names of a worker or a house. */
const MOST_LINES = 12;
const INK = '#1f2933';
const FAINT = '#64748b';
const LINE = '#d5dbe3';

/**
 * Draws a report on landscape A4 pages: a title, rows with the column names repeated on each page, totals, and page numbers. Takes a second
 * of CPU for fifty pages, so `renderTable` runs it in a worker thread.
 * @param subtitle when and for whom it was made
 * @param onRows receives the number of rows drawn so far; between two calls the thread draws other documents
 */
export async function drawTable(table: ReportTable, subtitle: string, onRows?: (rows: number) => void): Promise<Buffer> {
  const options = {
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: table.title },
  } as const;
  const drawn = { regular: [subtitle, ...table.rows.flat()], bold: [table.title] };
  const page = await addFonts(new PDFDocument(options), drawn);
  const whole = buffer(page);
  let y = drawTitle(page, table.title, subtitle);
  y = drawNames(page, table.columns, y);
  for (const [nth, row] of table.rows.entries()) {
    if (onRows && nth > 0 && nth % ROWS_AT_ONCE === 0) {
      onRows(nth);
      await setImmediate();
    }
    const height = heightOf(page.font('regular'), table.columns, row);
    if (y + height > bottomOf(page)) y = drawNames(page.addPage(), table.columns, MARGIN);
    drawRow(page.font('regular').fillColor(INK), table.columns, row, { y, height });
    y += height;
  }
  drawTotals(page, table.totals, y);
  numberSheets(page);
  page.end();
  return whole;
}

const widthOf = (page: Page) => page.page.width - 2 * MARGIN;
/** The lower end of the rows: one line is reserved for the page number. */
const bottomOf = (page: Page) => page.page.height - MARGIN - ROW;

function drawTitle(page: Page, title: string, subtitle: string): number {
  page.font('bold').fontSize(16).fillColor(INK).text(title, MARGIN, MARGIN, { lineBreak: false });
  page.font('regular').fontSize(SIZE).fillColor(FAINT);
  drawCell(page, subtitle, { x: MARGIN, y: MARGIN + 22, width: widthOf(page), height: SIZE + 2, align: 'left' });
  return MARGIN + 42;
}

function drawNames(page: Page, columns: readonly Column[], y: number): number {
  const names = columns.map(({ name }) => name);
  const height = heightOf(page.font('bold'), columns, names);
  drawRow(page.font('bold').fillColor(FAINT), columns, names, { y, height });
  return y + height;
}

/** The width of each column, in points. */
function widthsOf(page: Page, columns: readonly Column[]): number[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (widthOf(page) * share) / whole);
}

/** The height of a row whose texts wrap to as many lines as they need, up to `MOST_LINES`; in points. */
function heightOf(page: Page, columns: readonly Column[], cells: readonly string[]): number {
  const widths = widthsOf(page.fontSize(SIZE), columns);
  const lines = cells.map((cell, nth) => {
    const width = (widths[nth] ?? 0) - GAP;
    if (needsFallback(page, cell)) return mixedHeight(page, cell, width);
    return page.widthOfString(cell) <= width ? 1 : Math.round(page.heightOfString(cell, { width }) / page.currentLineHeight());
  });
  return ROW + (Math.min(MOST_LINES, Math.max(1, ...lines)) - 1) * Math.ceil(page.currentLineHeight());
}

/** Only texts of records contain letters of other scripts, and those are never bold. */
const LOOK = { weight: 'regular', size: SIZE } as const;

/** How many lines of the usual height a text of several scripts takes, which may be slightly more than one. */
function mixedHeight(page: Page, cell: string, width: number): number {
  const lines = mixedLines(page, LOOK, cell, width);
  const height = lines.reduce((sum, line) => sum + mixedLineHeight(page, LOOK, line), 0);
  return height / page.font('regular').fontSize(SIZE).currentLineHeight();
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'right';
}

/** Draws a text in the current font, or in the fallback fonts that its letters need. */
function drawCell(page: Page, text: string, { x, y, width, height, align }: Place): void {
  if (!needsFallback(page, text)) return void page.text(text, x, y, { width, height, ellipsis: true, align });
  let top = y;
  for (const line of mixedLines(page, LOOK, text, width)) {
    if (top > y + height) return;
    drawMixedLine(page, LOOK, line, { x, y: top, width, align });
    top += mixedLineHeight(page, LOOK, line);
  }
}

/** Draws a row of cells; a text that needs more lines than a row may have ends in an ellipsis. */
function drawRow(page: Page, columns: readonly Column[], cells: readonly string[], { y, height }: { y: number; height: number }): void {
  const widths = widthsOf(page, columns);
  let x = MARGIN;
  page.fontSize(SIZE);
  for (const [nth, { numeric }] of columns.entries()) {
    const width = widths[nth] ?? 0;
    const align = numeric ? 'right' : 'left';
    drawCell(page, cells[nth] ?? '', { x, y: y + 4, width: width - GAP, height: height - ROW + SIZE + 2, align });
    x += width;
  }
  page
    .moveTo(MARGIN, y + height - 1)
    .lineTo(MARGIN + widthOf(page), y + height - 1)
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
    // Below the margin, the text would start a new page.
    page.page.margins.bottom = 0;
    page
      .font('regular')
      .fontSize(SIZE)
      .fillColor(FAINT)
      .text(`${nth + 1} / ${count}`, MARGIN, page.page.height - MARGIN, { width: widthOf(page), align: 'right', lineBreak: false });
  }
}
