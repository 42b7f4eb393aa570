import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('Pay-Level shows each level with its hours and rates', async () => {
  await drawPage('pay-level', { as: 'super_admin' });
  expect(heading()).toBe('Pay-Level 3');
  expect(screen.getAllByRole('button', { name: 'Add Pay-Level' })).not.toEqual([]);
  expect(table()).toEqual({
    heads: [
      'Name',
      'Start Time',
      'End Time',
      'Pay Rate per Hour',
      'Saturday Rate',
      'Sunday Rate',
      'Holiday Rate',
      'Sleep Over (Fixed Rate)',
      'Active Night',
    ],
    rows: [
      ['Level 2.1 3 bands', '06:00', '20:00', '$40.00', '$56.00', '$72.00', '$88.00', '$80.00', '$47.50'],
      ['Level 2.3 3 bands', '06:00', '20:00', '$42.50', '$59.50', '$76.50', '$93.50', '$84.00', '$50.40'],
      ['Level 3.1 3 bands', '06:00', '20:00', '$47.80', '$66.90', '$86.00', '$105.20', '$91.00', '$56.80'],
    ],
  });
});

test('without records the purpose of levels is explained', async () => {
  await drawPage('pay-level', { as: 'super_admin', isEmpty: true });
  expect(heading()).toBe('Pay-Level 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('No pay level yet. A service agreement names the level by which a support worker is paid.')).toBeInTheDocument();
});

test('Add Pay-Level begins with an empty name and the bands of a whole weekday', async () => {
  await drawPage('settings:add-pay-level', { as: 'super_admin' });
  expect(heading()).toBe('Add Pay-Level');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.getAllByRole('group', { name: /band \d/ }).map((band) => band.getAttribute('aria-label'))).toEqual([
    'Day, band 1',
    'Evening, band 2',
    'Night, band 3',
  ]);
});
