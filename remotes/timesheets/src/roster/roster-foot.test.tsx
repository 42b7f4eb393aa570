import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { RosterFoot, sumsOfRoster } from './roster-foot';

const shift = (fields: Partial<RosterShift>) =>
  ({ date: '2026-11-16', minutes: 480, type: 'normal', status: 'published', total_cost: '320.10', ...fields }) as RosterShift;
const days = ['2026-11-16', '2026-11-17'];
const shifts = [
  shift({}),
  shift({ date: '2026-11-17', type: 'sleep_over', status: 'draft', total_cost: '80.20' }),
  shift({ date: '2026-11-17', minutes: 90, status: 'draft', total_cost: '0.00' }),
  shift({ date: '2026-11-18', status: 'approved' }),
];

test('the sums cover the days shown, to the cent; the night before and the day after are left out', () => {
  expect(sumsOfRoster(shifts, days)).toEqual({ count: 3, minutes: 1050, cost: '400.30', marks: ['draft', 'published', 'sleep_over'] });
});

test('the footer explains the marks in use, and shows the number of shifts, hours and dollars', () => {
  draw(<RosterFoot shifts={shifts} days={days} />);
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Draft', 'Published', 'Sleep Over']);
  expect(screen.getByRole('group', { name: 'Sums of the days shown' })).toHaveTextContent('3 shifts · 17.5 h · $400.30');
});
