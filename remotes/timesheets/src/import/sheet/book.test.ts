import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { describe, expect, test } from '@jest/globals';
import { Book } from './book';
import { placeOf } from './columns';
import { readSheet } from './read-sheet';

const HEAD = SHEET_COLUMNS.join(',');
const ROW = '12,lin@careloom.test,2026-11-17,Morning,07:00,15:00,no,yes,no,Well';
const bookOf = (text: string): Book => {
  const reading = readSheet(text);
  if ('refusal' in reading) throw new Error(reading.refusal.join());
  return new Book(reading.sheet);
};

describe('cells beyond the last column', () => {
  const book = bookOf(`${HEAD}\n${ROW}, and happy, too\n${ROW}`);

  test('are kept in a downloaded file as one cell that is read back', () => {
    const kept = book.toKeep('all');
    expect(kept).toBe(`\uFEFF${HEAD}\r\n${ROW},"and happy, too"\r\n${ROW}\r\n`);
    const reading = readSheet(kept);
    expect('sheet' in reading && [...reading.sheet.extras]).toEqual([[0, 'and happy, too']]);
  });

  test('are not sent, because the row can not be added before they are resolved', () => {
    expect(book.toSend()).toBe([HEAD, ...[1, 2].map(() => ROW.replace('no,Well', ',Well'))].join('\n'));
    book.check(0);
    expect(book.findings(Uint32Array.of(0)).faults[placeOf('description')]).toBeGreaterThan(0);
  });

  test('are resolved by a changed description', () => {
    book.change([{ row: 0, column: placeOf('description'), text: 'Well, and happy, too' }]);
    expect([...book.findings(Uint32Array.of(0)).faults]).toEqual(SHEET_COLUMNS.map(() => 0));
    expect(book.toKeep('all').split('\r\n')[1]).toBe(ROW.replace('Well', '"Well, and happy, too"'));
  });
});
