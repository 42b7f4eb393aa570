import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Column, ReportTable } from '../pdf/report-table';

/** Widths of the columns of a sheet, in characters, for their share of a page. */
const CHARACTERS_OF_SHARE = 1.6;
const NARROWEST = 10;

/** What XML 1.0 can not have: control characters, and halves of characters. With one of them, Excel calls the file damaged. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\uFFFE\uFFFF]/gu;

const textCell = (value: string) => ({ type: String, value: value.replace(NOT_XML, '') }) as const;

/** Amounts and hours are numbers, so that a spreadsheet can sum them; all else is text, a formula too. */
const cellOf = (value: string, { numeric }: Column) =>
  numeric ? ({ type: Number, value: Number(value), format: '#,##0.00' } as const) : textCell(value);

/** A report as a sheet of Excel, whose first row has the names and stays in view. */
export const tableXlsx = ({ title, columns, rows }: ReportTable): Promise<Buffer> =>
  writeExcelFile(
    [
      columns.map(({ name, numeric }): Row[number] => ({ ...textCell(name), fontWeight: 'bold', ...(numeric && { align: 'right' }) })),
      ...rows.map((row): Row => columns.map((column, nth) => cellOf(row[nth] ?? '', column))),
    ],
    {
      sheet: title,
      stickyRowsCount: 1,
      columns: columns.map(({ share }) => ({ width: Math.max(NARROWEST, Math.round(share * CHARACTERS_OF_SHARE)) })),
    },
  ).toBuffer();
