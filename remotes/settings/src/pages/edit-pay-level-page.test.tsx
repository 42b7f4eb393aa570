import { expect, test } from '@jest/globals';
import { cards, heading, table, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const value = (label: string, within_ = screen as Pick<typeof screen, 'getByLabelText'>) =>
  within_.getByLabelText<HTMLInputElement>(label).value;

test('Edit Pay-Level has every rate in a field, each band in a line, and the derived rates', async () => {
  await drawPage('settings:edit-pay-level', { as: 'super_admin', params: { id: 1 } });
  expect(heading()).toBe('Edit Pay-Level');
  const rates = ['Name', 'Saturday Rate', 'Sunday Rate', 'Holiday Rate', 'Active Night', 'Sleep Over (Fixed Rate)'];
  expect(rates.map((label) => value(label))).toEqual(['Level 2.1', '56.00', '72.00', '88.00', '47.50', '80.00']);
  const bands = screen.getAllByRole('group', { name: /band \d/ });
  const typed = bands.map((band) => ['Start Time', 'End Time', 'Pay Rate per Hour'].map((label) => value(label, within(band))));
  expect(typed).toEqual([
    ['06:00', '20:00', '40.00'],
    ['20:00', '00:00', '44.00'],
    ['00:00', '06:00', '46.00'],
  ]);
  expect(screen.getByRole('radio', { name: 'is split' })).toBeChecked();
  expect(screen.getAllByRole('slider').map((edge) => edge.getAttribute('aria-valuetext'))).toEqual(['20:00', '00:00']);
  expect(cards()).toMatchObject({
    'What saving changes': 'Nothing has been changed yet. Shifts that are worked or invoiced keep the rates copied onto them.',
    'Shown elsewhere as': { 'Weekday Rate': '$40.00', 'Weekend Rate': '$56.00', '24-Hour/Overnight Rate': '$44.00' },
  });
});

test('beside the form the cost of usual shifts is shown, now and with the typed rates', async () => {
  await drawPage('settings:edit-pay-level', { as: 'super_admin', params: { id: 1 } });
  expect(table()).toEqual({
    heads: ['Shift', 'Now', 'New'],
    rows: [
      ['Wed 09:00 to 17:00', '$320.00', '$320.00 no change'],
      ['Wed 18:00 to 22:30', '$190.00', '$190.00 no change'],
      ['Fri 20:00 to 04:00', '$400.00', '$400.00 no change'],
      ['Wed 18:00 to 09:00, sleep over', '$368.00', '$368.00 no change'],
      ['Sat 22:00 to 06:00, awake', '$544.00', '$544.00 no change'],
    ],
  });
});

test('with invalid input no statement about changes of prices is shown', async () => {
  await drawPage('settings:edit-pay-level', { as: 'super_admin', params: { id: 1 } });
  await user.clear(screen.getByLabelText('Name'));
  expect(cards()).toMatchObject({
    'What saving changes':
      'This can not be saved yet: the fields say why. Shifts that are worked or invoiced keep the rates copied onto them.',
  });
});
