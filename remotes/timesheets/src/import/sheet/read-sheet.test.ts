import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { describe, expect, test } from '@jest/globals';
import { Cells } from './cells';
import { readSheet } from './read-sheet';

const HEAD = SHEET_COLUMNS.join(',');
const ROW = '12,lin@careloom.test,2026-11-17,Morning,07:00,15:00,no,no,no,Well';
const rowsOf = (text: string, delimiter?: '\t') => {
  const reading = readSheet(text, delimiter);
  if ('refusal' in reading) return reading.refusal;
  const cells = new Cells(reading.sheet);
  return Array.from(reading.sheet.numbers, (number, row) =>
    [number, ...SHEET_COLUMNS.map((_, column) => cells.cell(row, column))].join('|'),
  );
};
const READ = '12|lin@careloom.test|2026-11-17|Morning|07:00|15:00|no|no|no|Well';

describe('a sheet', () => {
  test('in the order of the template, blank rows left out and counted', () => {
    expect(rowsOf(`${HEAD}\r\n${ROW}\r\n\r\n${ROW}`)).toEqual([`2|${READ}`, `4|${READ}`]);
  });

  test('in any order, with further columns and headers in any spelling', () => {
    const heads = [...SHEET_COLUMNS].reverse().map((column) => column.replace('_', ' ').toUpperCase());
    expect(rowsOf(`Ward,${heads.join(',')}\nWest,${ROW.split(',').reverse().join(',')}`)).toEqual([`2|${READ}`]);
  });

  test('cells that are missing at the end of a row are empty', () => {
    expect(rowsOf(`${HEAD}\n12,lin@careloom.test`)).toEqual(['2|12|lin@careloom.test||||||||']);
  });

  test('values escaped by our own download are unescaped; any other apostrophe stays', () => {
    expect(rowsOf(`${HEAD}\n12,a@b.c,2026-11-17,'=1+1,07:00,15:00,no,no,no,'tis`)).toEqual([
      "2|12|a@b.c|2026-11-17|=1+1|07:00|15:00|no|no|no|'tis",
    ]);
  });

  test('an unquoted comma moves the rest beyond the last column', () => {
    const reading = readSheet(`${HEAD}\n${ROW}, and happy, too\n${ROW}`);
    expect('sheet' in reading && [...reading.sheet.extras]).toEqual([[0, 'and happy, too']]);
  });

  test.each<[string, string, string | undefined]>([
    ['empty cells beyond the header are nothing', `${HEAD}\n${ROW},, ,""`, undefined],
    ['empty cells after the rest are not of it', `${HEAD}\n${ROW}, and happy,,`, 'and happy'],
    ['a column without a header is beyond the last column', `${HEAD},,\n${ROW},,and happy`, ',and happy'],
    ['a quoted cell is unquoted', `${HEAD}\n${ROW},"'=1 ""and"" happy, too"`, '=1 "and" happy, too'],
    ['a column with a header is not', `${HEAD},Ward\n${ROW},West`, undefined],
  ])('%s', (_what, text, extra) => {
    const reading = readSheet(text);
    expect('sheet' in reading && reading.sheet.extras.get(0)).toBe(extra);
  });

  test('rows from a spreadsheet have tabs, with the header or without', () => {
    const [head, row] = [HEAD.replaceAll(',', '\t'), ROW.replaceAll(',', '\t')];
    expect(rowsOf(`${head}\n${row}`, '\t')).toEqual([`2|${READ}`]);
    expect(rowsOf(`${row}\n${row}`, '\t')).toEqual([`2|${READ}`, `3|${READ}`]);
  });
});

describe('an invalid sheet is refused with its message', () => {
  test.each<[string, string, readonly string[]]>([
    ['a quote that does not end', `${HEAD}\n"12`, ['The file could not be read. Save it as CSV UTF-8.']],
    ['a file that is no text', `${HEAD}\n\0`, ['The file could not be read. Save it as CSV UTF-8.']],
    ['an empty file', '', ['The file has no rows.']],
    ['only a header', HEAD, ['The file has no rows.']],
    ['columns that are missing', `job_id,date\n1,2`, SHEET_COLUMNS.filter((one) => one !== 'job_id' && one !== 'date').map((one) => `The column ${one} is missing.`)], // oxfmt-ignore
    ['20,001 rows', `${HEAD}\n${`${ROW}\n`.repeat(20_001)}`, ['A file may have 20,000 rows at most.']],
  ])('%s', (_what, text, refusal) => {
    expect(rowsOf(text)).toEqual(refusal);
  });

  test('20,000 rows are read', () => {
    expect(rowsOf(`${HEAD}\n${`${ROW}\n`.repeat(20_000)}`)).toHaveLength(20_000);
  });
});
