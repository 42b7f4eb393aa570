import type { Shift } from '@careloom/contract/resources/shifts';
import { expect, test } from '@jest/globals';
import { coverageOf, midnightsIn, minutesOf } from './coverage';
import { timesOf, verdictOf } from './coverage-words';

const SYDNEY = 'Australia/Sydney';
const NOW = new Date('2026-11-21T09:07:00Z'); // Saturday, 20:07 in Sydney
const LIN = { id: 7, first_name: 'Lin', last_name: 'Chen' };
const shift = (start_at: string, end_at: string, more: Partial<Shift> = {}) =>
  ({ worker: LIN, status: 'published', start_at, end_at, ...more }) as Shift;

const until = (start: string, end: string) => shift(`2026-11-${start}:00Z`, `2026-11-${end}:00Z`);
const times = (shifts: readonly Shift[]) => coverageOf(shifts, NOW).gaps.map((gap) => timesOf(gap, SYDNEY));

test('a house with a worker at all times is covered until the end of the sixty hours', () => {
  const found = coverageOf([until('21T05:00', '22T19:00'), until('22T19:00', '24T09:00')], NOW);
  expect(found.gaps).toEqual([]);
  expect(verdictOf(found, SYDNEY)).toEqual({ covered: 'Covered until Tuesday morning', but: null });
});

test('an hour without a worker is a gap, and the verdict shows its length', () => {
  const found = coverageOf([until('21T05:00', '22T03:00'), until('22T04:00', '24T09:00')], NOW);
  expect(found.gaps.map((gap) => timesOf(gap, SYDNEY))).toEqual(['14:00–15:00']);
  expect(verdictOf(found, SYDNEY).but).toBe('but for 1 hour');
  expect(minutesOf(found.gaps)).toBe(60);
});

test('a draft, a cancelled shift, a shift without a worker and a past shift cover nothing', () => {
  const none = [
    shift('2026-11-21T05:00:00Z', '2026-11-24T09:00:00Z', { status: 'cancelled' }),
    shift('2026-11-21T05:00:00Z', '2026-11-24T09:00:00Z', { status: 'draft' }),
    shift('2026-11-21T05:00:00Z', '2026-11-24T09:00:00Z', { worker: null }),
    until('20T05:00', '21T09:00'),
  ];
  expect(times(none)).toEqual(['20:00–Tue 08:00']);
  expect(verdictOf(coverageOf(none, NOW), SYDNEY)).toEqual({ covered: '', but: 'Nobody is rostered until Tuesday morning' });
});

test('simultaneous shifts are in lanes, and each is cut to the hours shown', () => {
  const { from, to, watches } = coverageOf(
    [until('21T05:00', '22T05:00'), until('21T12:00', '21T14:00'), until('22T05:00', '25T09:00')],
    NOW,
  );
  expect(watches.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect([watches[0]?.from, watches[2]?.to]).toEqual([from, to]);
});

test('midnights are in the time zone of the house', () => {
  const { from, to } = coverageOf([], NOW);
  const covered = (zone: string) => midnightsIn({ from, to }, zone).map((instant) => new Date(instant).toISOString().slice(5, 16));
  expect(covered(SYDNEY)).toEqual(['11-21T13:00', '11-22T13:00', '11-23T13:00']);
  expect(covered('Australia/Eucla')).toEqual(['11-21T15:15', '11-22T15:15', '11-23T15:15']);
});
