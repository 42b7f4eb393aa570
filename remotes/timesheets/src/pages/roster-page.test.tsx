import { expect, test } from '@jest/globals';
import { heading, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const draw = (query = '?date=2026-03-04') => drawPage('timesheets:roster', { as: 'super_admin', query });
const texts = (of: readonly HTMLElement[]) => of.map((one) => one.textContent);
const rowOf = (name: RegExp) => {
  const row = screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error('No row.');
  return within(row);
};
const ribbonsOf = (name: RegExp) =>
  rowOf(name)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

test('the roster of a week has a row for each worker, one for what is unfilled, and the hours of each day', async () => {
  await draw();
  expect(heading()).toBe('Roster');
  expect(screen.getByRole('status')).toHaveTextContent('2 – 8 Mar 2026, By worker');
  expect(screen.getByRole('grid', { name: 'Roster, 2 – 8 Mar 2026' })).toHaveAttribute('aria-rowcount', '30');
  expect(texts(screen.getAllByRole('columnheader')).slice(0, 3)).toEqual(['28 workers', 'Mon 2 118.9 h', 'Tue 3 124.9 h']);
  expect(texts(screen.getAllByRole('rowheader')).slice(0, 5)).toEqual([
    'Unfilled3 shifts',
    'Amara Okonkwo0 of 37 h',
    'AMArjun Mehta0 of 39 h',
    'Aroha Ngata-Williams17.5 of 30 h',
    'Bartholomew Fitzgerald-Montgomery75 of 27 h1 h rest',
  ]);
  expect(ribbonsOf(/^Aroha/).slice(0, 2)).toEqual([
    '07:00–09:30 Banksia House, Mon 2 Mar, Completed',
    '07:00–09:30 Banksia House, Tue 3 Mar, Published',
  ]);
});

test('a fortnight of one house, by house', async () => {
  await draw('?date=2026-03-02&days=14&house=2&rows=house');
  expect(texts(screen.getAllByRole('rowheader'))).toEqual(['Unfilled0 shifts', 'Saltbush Cottage224 h · 8 sleep overs']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'By worker' }));
  expect(texts(screen.getAllByRole('rowheader')).slice(-2)).toEqual([
    'Mei Wong104 of 80 h · 8 sleep overs',
    'Samuel Adeyemi80 of 42 h2 h rest',
  ]);
});
