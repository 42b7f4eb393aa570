import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const draw = (query = '') => drawPage('whos-coming', { as: 'super_admin', params: { type: 'admin', houseId: 2 }, query });
const names = (role: 'button' | 'link') => screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent);

test('the board of a house is a week of names by part of the day, with outings, contact and actions', async () => {
  await draw();
  expect(heading()).toBe("Who's coming Saltbush Cottage 2 to 8 March 2026");
  expect(table().heads).toEqual(['', 'Today Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(table().rows).toEqual([
    ['Morning', 'Swimming', '', '', '', '', 'Market', ''],
    ['Afternoon', 'Liam', 'Liam', 'Liam', 'Liam Cooking', 'Liam Footy', '', 'Choir'],
    ['Night', 'Mei Samuel', 'Mei Samuel', 'Mei Samuel', 'Mei Samuel', 'Samuel', '', ''],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Today Monday' })).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('If someone else comes, we will tell you. You can always ask Eleni.')).toBeInTheDocument();
  expect(names('link')).toEqual(expect.arrayContaining(['Back to the house']));
  expect(names('button').slice(0, 7)).toEqual([
    'Previous week',
    'Next week',
    'Week',
    'Today only',
    'Add outing',
    'Link for 7 days',
    'Print',
  ]);
  expect(within(screen.getByRole('table', { name: "Who's coming" })).getAllByRole('button', { name: /^Change / })).toHaveLength(5);
});

test('the day view shows today, with one person in each row', async () => {
  await draw('?show=today');
  const day = screen.getByRole('heading', { level: 2, name: /Monday 2 March/ }).closest('section') as HTMLElement;
  expect(
    within(day)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Morning', 'Afternoon', 'Night']);
  expect(day).toHaveTextContent('TodayMonday 2 MarchMorningNobody is planned.SwimmingAfternoonLiamNightMeiSamuel');
  expect(screen.getByRole('button', { name: 'Today only' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Next week' })).not.toBeInTheDocument();
});
