import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const HEADS = ['Record', 'Action', 'What changed', 'Who', 'When'];

test('the audit log describes each change in words, with author and time', async () => {
  await drawPage('settings:audit', { as: 'super_admin' });
  expect(heading()).toMatch(/^Audit log 6,\d{3}$/); // each new permission adds a change
  const { heads, rows } = table();
  expect(heads).toEqual(HEADS);
  expect(rows[0]).toEqual(['Saltbush Cottage Link to a board', 'Added', 'Added', 'Margaret Okafor', '22 Nov 2026, 11:00']);
  expect(rows).toContainEqual(['Alinta Murray Person', 'Changed', 'Picture: No. 89, was nothing', 'The system', '22 Nov 2026, 11:00']);
});

test('a change opens field by field, with a link to all changes of its record', async () => {
  await drawPage('settings:audit', { as: 'super_admin' });
  await user.click(screen.getByRole('button', { name: 'Alinta Murray' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alinta Murray' });
  expect(within(dialog).getByText('The system, 22 Nov 2026, 11:00')).toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Picture', 'nothing', 'No. 89']);
  expect(within(dialog).getByRole('link', { name: 'All changes of this record' })).toHaveAttribute(
    'href',
    '/admin/audit?record=users&record_id=47',
  );
});

test('opened from a record, it shows only the changes of this record, states that, and links to the record', async () => {
  await drawPage('settings:audit', { as: 'super_admin', query: '?record=providers&record_id=2' });
  expect(table().rows.map(([record]) => record)).toEqual(['Careloom Services Pty Ltd Provider']);
  expect(screen.getByText('Only the changes of Provider 2.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all changes' })).toHaveAttribute('href', '/admin/audit');
  await user.click(screen.getByRole('button', { name: 'Careloom Services Pty Ltd' }));
  expect(await screen.findByRole('link', { name: 'Open the record' })).toHaveAttribute(
    'href',
    '/admin/providers?search=Careloom%20Services%20Pty%20Ltd',
  );
});

test('the address can select the changes of one person, whom the filter names', async () => {
  await drawPage('settings:audit', { as: 'super_admin', query: '?actor_id=1' });
  expect(table().rows.map(([, , , who]) => who)).toEqual(['Margaret Okafor', 'Margaret Okafor', 'Margaret Okafor']);
  await user.click(await screen.findByRole('button', { name: 'Who: Margaret Okafor' }));
  expect(await screen.findByRole('radio', { name: 'Margaret Okafor' })).toBeChecked();
});

test('without records it says so', async () => {
  await drawPage('settings:audit', { as: 'super_admin', isEmpty: true });
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No change yet. Each change is kept with who made it, and is never deleted.')).toBeInTheDocument();
});
