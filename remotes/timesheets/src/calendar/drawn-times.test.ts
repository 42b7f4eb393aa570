import { expect, test } from '@jest/globals';
import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { drawnBetween, drawnOf, timesOfDrawn } from './drawn-times';

const CARE_DAY = 360;
const added = (anchor: number, at: number) => timesOfDrawn(drawnBetween('2026-11-18', anchor, at, null), CARE_DAY);

test('a drawn range has the clock times of its place, whichever end was drawn first', () => {
  const morning = { date: '2026-11-18', start_time: '07:00', end_time: '09:30' };
  expect(added(60, 210)).toEqual(morning);
  expect(added(210, 60)).toEqual(morning);
});

test('a range that begins after midnight in a care day has the date of the next day', () => {
  expect(added(1080, 1200)).toEqual({ date: '2026-11-19', start_time: '00:00', end_time: '02:00' });
  expect(added(960, 1200)).toEqual({ date: '2026-11-18', start_time: '22:00', end_time: '02:00' });
});

test('a range is at least one step long, and ends with its day', () => {
  expect(added(60, 60)).toMatchObject({ start_time: '07:00', end_time: '07:15' });
  expect(added(1440, 1440)).toMatchObject({ start_time: '05:45', end_time: '06:00' });
});

test('a shift whose end is moved keeps its start', () => {
  const shift = { id: 4, start_time: '07:00', end_time: '07:30' } as CalendarShift;
  expect(drawnOf(shift, '2026-11-18', CARE_DAY)).toMatchObject({ from: 60, to: 90 });
  expect(drawnBetween('2026-11-18', 60, 0, shift)).toMatchObject({ from: 60, to: 75 });
  expect(drawnBetween('2026-11-18', 60, 300, shift)).toMatchObject({ from: 60, to: 300, shift });
});
