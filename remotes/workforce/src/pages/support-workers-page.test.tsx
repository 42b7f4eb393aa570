import { expect, test } from '@jest/globals';
import { heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Support Workers shows name and place, house, number, agreement and availability', async () => {
  await drawPage('support-workers', { as: 'super_admin' });
  expect(heading()).toBe('Support Workers 30');
  expect(screen.getByRole('button', { name: 'Import' })).toBeInTheDocument();
  expect(table()).toEqual({
    heads: ['Name', 'House', 'Contact Number', 'Date of Application', 'Service Agreement', 'Availability'],
    rows: [
      ['Lin Chen Glenelg SA 5045', 'Mulga House', '0437 234 586', '2 Oct 2025', 'Signed', 'Occupied'],
      ['Arjun Mehta Goodna QLD 4300', '', '0457 792 755', '13 Sep 2025', '', 'Available'],
      ['Bartholomew Fitzgerald-Montgomery Footscray VIC 3011', 'Wattle Grove', '0416 534 378', '10 Sep 2025', 'Signed', 'Occupied'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('support-workers', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Support Workers 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});

test('the Xero contacts of selected rows are looked up after a confirmation that can be cancelled; the selection stays', async () => {
  await drawPage('support-workers', { as: 'super_admin' });
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  await user.click(tick('Lin Chen'));
  await user.click(tick('Arjun Mehta'));
  await user.click(screen.getByRole('button', { name: 'Update Xero contacts' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to look up the Xero contacts of 2 support workers?');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(['Lin Chen', 'Arjun Mehta', 'Bartholomew Fitzgerald-Montgomery'].map((name) => tick(name).checked)).toEqual([true, true, false]);
});
