import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { describe, expect, test } from '@jest/globals';
import { checkRow } from './check-row';

const GOOD = {
  job_id: '12',
  worker_email: 'lin@careloom.test',
  date: '2026-11-17',
  name: 'Morning',
  start_time: '07:00',
  end_time: '15:00',
  sleep_over: 'no',
  active_night: '',
  holiday: '',
  description: '=1+1',
};
const check = (cells: Partial<typeof GOOD>, extra?: string) => {
  const { faults, notes } = checkRow((column) => ({ ...GOOD, ...cells })[SHEET_COLUMNS[column] ?? 'name'], extra);
  const sentences = (list: typeof faults) => list.map(([column, sentence]) => `${SHEET_COLUMNS[column]}: ${sentence}`);
  return { faults: sentences(faults), notes: sentences(notes) };
};

describe('the sentence of each rule, at its cell', () => {
  test.each<[Partial<typeof GOOD>, string[]]>([
    [{}, []],
    [{ job_id: '' }, ['job_id: Job is required']],
    [{ job_id: 'Banksia' }, ['job_id: Job must be a number.']],
    [{ worker_email: 'Lin Chen' }, ['worker_email: Worker must be a valid email address.']],
    [{ date: '17/11/26' }, ['date: Date must be in Y-m-d format.']],
    [{ date: '2026-02-30' }, ['date: Date must be in Y-m-d format.']],
    [{ name: '' }, ['name: Name is required']],
    [{ name: 'x'.repeat(121) }, ['name: Name may not be greater than 120 characters.']],
    [{ start_time: '' }, ['start_time: Start time is required']],
    [{ end_time: '' }, ['end_time: End time is required']],
    [{ start_time: '7am' }, ['start_time: Start Time must be in H:i format.']],
    [{ end_time: '24:00' }, ['end_time: End Time must be in H:i format.']],
    [{ sleep_over: '' }, ['sleep_over: Sleep over is required']],
    [{ sleep_over: 'maybe' }, ['sleep_over: The selected Sleep Over is invalid.']],
    [{ holiday: 'maybe' }, ['holiday: The selected Holiday is invalid.']],
    [{ sleep_over: 'yes', active_night: 'yes', start_time: '', end_time: '' }, ['active_night: A row can not be marked both Sleep Over and Active Night.']], // oxfmt-ignore
    [{ sleep_over: 'yes' }, ['start_time: Sleep over must be from 22:00 to 06:00.', 'end_time: Sleep over must be from 22:00 to 06:00.']],
    [{ sleep_over: 'yes', start_time: '', end_time: '' }, []],
    [{ sleep_over: 'YES', start_time: '22:00', end_time: '06:00' }, []],
    [{ description: 'x'.repeat(4001) }, ['description: Description may not be greater than 4000 characters.']],
  ])('%j', (cells, faults) => {
    expect(check(cells).faults).toEqual(faults);
  });

  test('cells beyond the last column', () => {
    expect(check({}, 'and happy').faults).toEqual(['description: The row has more cells than the header.']);
  });
});

describe('an end at or before the start', () => {
  test.each<[Partial<typeof GOOD>, string[]]>([
    [{ start_time: '22:00', end_time: '06:00' }, ['end_time: Overnight? Ends on the next day, after 8.00 h.']],
    [{ start_time: '09:00', end_time: '09:00' }, ['end_time: Overnight? Ends on the next day, after 24.00 h.']],
    [{ start_time: '22:00', end_time: '06:00', active_night: 'yes' }, []],
    [{ start_time: '22:00', end_time: '06:00', sleep_over: 'yes' }, []],
    [{}, []],
  ])('%j', (cells, notes) => {
    expect(check(cells).notes).toEqual(notes);
  });
});
