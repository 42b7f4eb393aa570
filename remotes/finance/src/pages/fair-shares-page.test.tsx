import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('the admin side sees one sentence about one worker, then each worker compared with an even share', async () => {
  await drawPage('fair-shares', { as: 'super_admin' });
  expect(heading()).toMatch(/^Fair shares \d+$/);
  expect(screen.getByRole('heading', { name: /^\w+ works (twice|three times|\d\.\d times) an even share of / })).toBeInTheDocument();
  const together = 'Together: 1,093 h on weekends, 249 h on public holidays, 228 sleep overs and 270 active nights.';
  expect(screen.getByText(`1 Dec 2025 to 1 Mar 2026. ${together}`)).toBeInTheDocument();
  const { heads, rows } = table();
  expect(heads).toEqual(['Worker', 'Weekend, hours', 'Public holiday, hours', 'Sleep overs', 'Active nights']);
  expect(rows[0]?.[0]).toMatch(/^NHNoor Haddad23 h a week|^Noor Haddad 23 h a week/);
  expect(rows[0]?.[1]).toContain('72, 17 more than an even share');
  expect(rows[0]?.[4]).toContain('63, 48.5 more than an even share');
  expect(screen.getByText('Each worker sees only their own row.')).toBeInTheDocument();
});

test('a team leader sees only the houses led', async () => {
  await drawPage('fair-shares', { as: 'team_leader' });
  expect(table().rows[0]?.[1]).toContain('72, 27.5 more than an even share');
});

test('a worker sees only the own shares, and can ask for more or fewer', async () => {
  await drawPage('fair-shares', { as: 'worker' });
  expect(heading()).toBe('Fair shares');
  expect(screen.getByRole('heading', { name: 'You work 1.8 times an even share of public holiday hours' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values[0]).toContain('95, 12 more than an even share');
  expect(values[2]).toContain('0, 19 less than an even share');
  const weekends = await screen.findByRole('group', { name: 'Weekends' });
  expect(within(weekends).getByRole('radio', { name: 'Even' })).toBeChecked();
});
