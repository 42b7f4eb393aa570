import { describe, expect, test } from '@jest/globals';
import { actsAt } from './acts-at';

const NIGHT = {
  ...{ date: '2026-11-18', time_zone: 'Australia/Sydney', type: 'sleep_over', status: 'published' },
  ...{ start_at: '2026-11-18T07:00:00.000Z', end_at: '2026-11-18T22:00:00.000Z', started_at: null, finished_at: null },
};
const DAY = { ...NIGHT, type: 'normal' };
const started = { status: 'in_progress', started_at: '2026-11-18T06:58:00.000Z' };
const finished = { ...started, status: 'completed', finished_at: '2026-11-18T22:01:00.000Z' };

/** Local times of the house: 18:00 is 07:00 in UTC, 22:00 is 11:00, 06:00 is 19:00, 09:00 is 22:00. */
describe('the label of the button, from Wednesday 18:00 to Thursday 09:00', () => {
  test.each([
    ['the day before', NIGHT, {}, '2026-11-17T07:00:00Z', 'directions', ['confirm', 'decline']],
    ['once it is confirmed', NIGHT, { status: 'confirmed' }, '2026-11-17T07:00:00Z', 'directions', ['decline']],
    ['31 minutes before', NIGHT, {}, '2026-11-18T06:29:00Z', 'directions', ['confirm', 'decline']],
    ['30 minutes before', NIGHT, {}, '2026-11-18T06:30:00Z', 'start', ['directions']],
    ['after it began, not started', NIGHT, { status: 'in_progress' }, '2026-11-18T07:10:00Z', 'start', ['directions']],
    ['in the evening', NIGHT, started, '2026-11-18T09:00:00Z', 'finish', []],
    ['at 21:59', NIGHT, started, '2026-11-18T10:59:00Z', 'finish', []],
    ['at 22:00', NIGHT, started, '2026-11-18T11:00:00Z', 'wake_up', ['finish']],
    ['at 05:59', NIGHT, started, '2026-11-18T18:59:00Z', 'wake_up', ['finish']],
    ['at 06:00', NIGHT, started, '2026-11-18T19:00:00Z', 'finish', ['wake_up']],
    ['over', NIGHT, started, '2026-11-18T22:00:00Z', 'finish', ['wake_up']],
    ['over and never started', NIGHT, { status: 'completed' }, '2026-11-18T23:00:00Z', 'finish', ['wake_up']],
    ['finished', NIGHT, finished, '2026-11-18T22:02:00Z', 'submit', ['change', 'wake_up']],
    ['submitted', NIGHT, { ...finished, status: 'submitted' }, '2026-11-18T22:03:00Z', null, []],
    ['cancelled', NIGHT, { status: 'cancelled' }, '2026-11-17T07:00:00Z', null, []],
    ['of another kind at 22:00', DAY, started, '2026-11-18T11:00:00Z', 'finish', []],
    ['of another kind, finished', DAY, finished, '2026-11-18T22:02:00Z', 'submit', ['change']],
  ])('%s', (_when, shift, state, now, first, others) => {
    expect(actsAt({ ...shift, ...state }, new Date(now))).toEqual({ first, others });
  });

  test('an earlier server does not send the start', () => {
    const { started_at: _1, finished_at: _2, ...earlier } = { ...NIGHT, status: 'in_progress' };
    expect(actsAt(earlier, new Date('2026-11-18T09:00:00Z')).first).toBe('start');
  });

  test('the night in which clocks go back ends at the later 06:00', () => {
    const back = { ...NIGHT, ...started, date: '2026-04-04', start_at: '2026-04-04T07:00:00.000Z', end_at: '2026-04-04T23:00:00.000Z' };
    expect(actsAt(back, new Date('2026-04-04T19:59:00Z')).first).toBe('wake_up');
    expect(actsAt(back, new Date('2026-04-04T20:00:00Z')).first).toBe('finish');
  });
});
