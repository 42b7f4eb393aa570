import { expect, test } from '@jest/globals';
import { currentLocation } from '@careloom/shared/navigation';
import { heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('All Jobs shows name and description, house, type, start, hours, applicants and state', async () => {
  await drawPage('jobs', { as: 'super_admin' });
  expect(heading()).toBe('All Jobs 54');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'Weekly hours', 'Applicants', 'Status'],
    rows: [
      [
        'Weekend community access Two young men who like the river, football and a long lunch. A driver licence helps; the house has a van with a hoist.',
        'Yarra Lane Coburg VIC 3058',
        'Ongoing',
        '5 Mar 2026',
        '14.00',
        '0',
        'Open',
      ],
      [
        'Medication and breakfast round Medication checks and breakfast for five, handed over to the day program at half past nine.',
        'Mulga House Ipswich QLD 4305',
        'Casual',
        '5 Mar 2026',
        '17.50',
        '0',
        'Open',
      ],
      [
        'School holiday respite Outings for a boy of twelve while his parents work: zoo, cinema, trains. Always trains.',
        'Banksia House Merrylands NSW 2160',
        'Once Off/One Time',
        '3 Mar 2026',
        '30.00',
        '1',
        'Open',
      ],
    ],
  });
});

test('a team leader sees the jobs of the houses led', async () => {
  await drawPage('team-leader-jobs', { as: 'team_leader' });
  expect(heading()).toBe('All Jobs 17');
  expect(table()).toEqual({
    heads: ['Name/Title', 'Location (House)', 'Type', 'Start Date', 'Weekly hours', 'Applicants', 'Status'],
    rows: [
      [
        'School holiday respite Outings for a boy of twelve while his parents work: zoo, cinema, trains. Always trains.',
        'Banksia House Merrylands NSW 2160',
        'Once Off/One Time',
        '3 Mar 2026',
        '30.00',
        '1',
        'Open',
      ],
      [
        'Garden and workshop afternoons Raised beds, a shed full of tools and three men who know what they want to build.',
        'Saltbush Cottage Penrith NSW 2750',
        'Ongoing',
        '17 Mar 2026',
        '9.00',
        '6',
        'Open',
      ],
      [
        'Evening personal care Dinner, medication from the pack, showers and to bed at an hour that adults choose.',
        'Saltbush Cottage Penrith NSW 2750',
        'Ongoing',
        '16 Mar 2026',
        '20.00',
        '5',
        'Open',
      ],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('jobs', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('All Jobs 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No job has been posted yet.')).toBeInTheDocument();
});

test('an address with a shift opens a form prefilled from it, with its own draft', async () => {
  await drawPage('jobs', { as: 'super_admin', query: '?post=shift&name=Evening&house=2&date=2026-12-16&start=17:00&end=21:30' });
  const form = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
  expect(await form.findByRole('textbox', { name: 'Name/Title' })).toHaveValue('Evening');
  expect(form.getByRole('textbox', { name: 'Start Time' })).toHaveValue('17:00');
  expect(form.getByRole('textbox', { name: 'End Time' })).toHaveValue('21:30');
  expect(await form.findByRole('textbox', { name: 'Start Date' })).toHaveValue('16/12/2026');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentLocation().search).toBe('');
});

test('without permission to post jobs only the list is shown', async () => {
  await drawPage('team-leader-jobs', { as: 'team_leader', query: '?post=shift&house=2' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
