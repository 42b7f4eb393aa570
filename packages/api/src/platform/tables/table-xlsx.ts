import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Column, ReportTable } from '../pdf/report-table';

/** The widths of a sheet's columns in characters, from their share of a page. */
const CHARACTERS_OF_SHARE = 1.6;
const NARROWEST = 10;

/** What XML 1.0 does not allow: control characters, and halves of surrogate pairs. With one of them, Excel reports a damaged file. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\uFFFE\uFFFF]/gu;

const textCell = (value: string) => ({ type: String, value: value.replace(NOT_XML, '') }) as const;

/** Amounts and hours are numbers, so that a spreadsheet can sum them; everything else is text, including formulas. */
const cellOf = (value: string, { numeric }: Column) =>
  numeric ? ({ type: Number, value: Number(value), format: '#,##0.00' } as const) : textCell(value);

/** A report as an Excel sheet; its first row has the column names and stays in view. */
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
