import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { NAMES_BY_SCRIPT } from '../../../testing/names';
import { readPdf } from '../../../testing/pdf-text';
import { inWords, type ReportTable } from '../pdf/report-table';
import { tableCsv } from './table-csv';
import { tableXlsx } from './table-xlsx';
import { drawTable } from '../pdf/draw-table';

const table = (rows: string[][]): ReportTable => ({
  title: 'Expenses Report',
  columns: [
    { name: 'Title', share: 30 },
    { name: 'Amount', share: 10, numeric: true },
  ],
  rows,
  totals: [['Amount', '18.40']],
});
const csvOf = (rows: string[][]) => parse(tableCsv(table(rows)), { bom: true });

test('a sheet has names and rows, whatever the cells contain', () => {
  const rows = [
    ['Lunch, "with" Mere\nNgāti', '18.40'],
    ['', '0.00'],
  ];
  assert.deepEqual(csvOf(rows), [['Title', 'Amount'], ...rows]);
});

for (const formula of ['=HYPERLINK("http://x")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1']) {
  test(`a spreadsheet does not run ${JSON.stringify(formula)}`, () => {
    assert.equal(csvOf([[formula, '1.00']])[1]?.[0], `'${formula}`);
  });
}

const sheetOf = async (rows: string[][]) => readSheet(await tableXlsx(table(rows)));

test('in an Excel sheet amounts are numbers, and a formula stays text', async () => {
  const [names, ...rows] = await sheetOf([
    ['=HYPERLINK("http://x")', '18.40'],
    ['Bus & <fares>\u0000\u000b', '-1.60'],
  ]);
  assert.deepEqual(names, ['Title', 'Amount']);
  assert.deepEqual(rows, [
    ['=HYPERLINK("http://x")', 18.4],
    ['Bus & <fares>', -1.6],
  ]);
});

const NAMES = [
  ...Object.values(NAMES_BY_SCRIPT).map((name) => name.join(' ')),
  'Zoë O’Brien',
  'Nguyễn Thị Hằng',
  'Łódź',
  'Дмитрий Щукин',
  '王小明',
  'محمد علي',
  'アロハ',
  'नदिया',
  '🙂',
];

test('names in every script are complete in CSV and Excel', async () => {
  const rows = NAMES.map((name) => [name, '1.00']);
  assert.deepEqual(csvOf(rows).slice(1), rows);
  assert.deepEqual(
    (await sheetOf(rows)).slice(1).map(([name]) => name),
    NAMES,
  );
});

test('a PDF shows a long name completely, on several lines', async () => {
  const name = `Wilhelmina ${'Featherstonehaugh '.repeat(5)}Cholmondeley`;
  const { texts } = readPdf(await drawTable(table([[name, '1.00']]), ''));
  assert.ok(texts.join(' ').replaceAll(/\s+/g, ' ').includes(name));
});

test('a PDF shows title, maker, column names, rows and totals', async () => {
  const content = await drawTable(table([['Bus fares', '18.40']]), '2026-11-21, Nadia Farrugia');
  assert.equal(content.subarray(0, 5).toString(), '%PDF-');
  const { texts, sheets } = readPdf(content);
  assert.equal(sheets, 1);
  const expected = ['Expenses Report', '2026-11-21, Nadia Farrugia', 'Title', 'Amount', 'Bus fares', '18.40', 'Amount   18.40', '1 / 1'];
  assert.deepEqual(texts, expected);
});

test('a long report has several pages, each with the column names and its number', async () => {
  const rows = Array.from({ length: 245 }, (_none, nth) => [`Row ${nth + 1}`, '1.00']);
  const { texts, sheets } = readPdf(await drawTable(table(rows), ''));
  assert.ok(sheets > 5, `${sheets} sheets`);
  for (const [title] of rows) assert.equal(texts.filter((text) => text === title).length, 1, title);
  assert.equal(texts.filter((text) => text === 'Title').length, sheets);
  assert.ok(texts.includes(`${sheets} / ${sheets}`));
});

test('a cell that is too long is truncated with an ellipsis', async () => {
  const { texts, sheets } = readPdf(await drawTable(table([['long '.repeat(2_000), '1.00']]), ''));
  assert.equal(sheets, 1);
  assert.ok(texts.some((text) => /long.*…$/.test(text)));
});

test('a PDF shows names with accents and other special characters', async () => {
  const names = ['Zoë O’Brien – 5 €', 'Ngāti Pōneke', 'Nguyễn Thị Hằng', 'Łódź', 'Đặng'];
  const { texts } = readPdf(await drawTable(table(names.map((name) => [name, '1.00'])), 'Łukasz'));
  assert.deepEqual(
    texts.filter((text) => names.includes(text)),
    names,
  );
  assert.ok(texts.includes('Łukasz'));
});

test('a status is formatted in words', () => assert.equal(inWords('part_paid'), 'Part paid'));
