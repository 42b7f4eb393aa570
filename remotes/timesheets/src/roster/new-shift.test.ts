import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { describe, expect, test } from '@jest/globals';
import { lastJobOf, newShift } from './new-shift';

const job = { id: 5, name: 'Days', house: { id: 7, name: 'Banksia House' } };
const at = (date: string, start_time: string, end_time: string) => ({ worker_id: 1, date, start_time, end_time, type: 'normal' as const });

describe('a typed shift', () => {
  test.each([
    ['2026-11-25', '09:00', '17:00', '2026-11-24T22:00:00.000Z', 480],
    ['2026-11-25', '22:00', '06:00', '2026-11-25T11:00:00.000Z', 480],
    // Clocks go back at 03:00 on 5 April, and forward at 02:00 on 4 October.
    ['2026-04-04', '22:00', '06:00', '2026-04-04T11:00:00.000Z', 540],
    ['2026-10-03', '22:00', '06:00', '2026-10-03T12:00:00.000Z', 420],
  ])('%s, %s to %s in Sydney', (date, start, end, start_at, minutes) => {
    expect(newShift(at(date, start, end), job, 'Australia/Sydney')).toMatchObject({
      start_at,
      minutes,
      name: 'Days',
      job_id: 5,
      house_id: 7,
    });
  });

  test('by the clock of its house', () => {
    expect(newShift(at('2026-11-25', '09:00', '17:00'), job, 'Australia/Perth').start_at).toBe('2026-11-25T01:00:00.000Z');
  });
});

describe('the job that is planned by default', () => {
  const shift = (id: number, job_id: number) => ({ id, job_id }) as RosterShift;
  test.each([
    ['none yet', [], null],
    ['the latest', [shift(8, 1), shift(9, 2)], 2],
    ['not one that can not be chosen', [shift(8, 1), shift(9, 4)], 1],
    ['the last one that is not saved yet', [shift(9, 2), shift(-3, 1), shift(-2, 2)], 1],
  ])('%s', (_what, shifts, id) => {
    expect(lastJobOf(shifts, [{ id: 1 }, { id: 2 }])).toBe(id);
  });
});
