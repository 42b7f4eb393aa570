import { expect, test } from '@jest/globals';
import { cards, heading, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const LABELS = ['Cost of a shift', 'Shift fee', 'Paid to the worker', 'With GST, where registered'];
const example = (...values: string[]) => ({ 'Fee on each shift': Object.fromEntries(LABELS.map((label, at) => [label, values[at]])) });

test('Shifts has the percentage in its field, and shows the fee of one shift while typing', async () => {
  await drawPage('shiftFee', { as: 'super_admin' });
  expect(heading()).toBe('Shifts');
  const field = screen.getByLabelText<HTMLInputElement>('Shift Fee Percentage');
  expect(field.value).toBe('7.50');
  expect(cards()).toEqual(example('$400.00', '$30.00', '$370.00', '$407.00'));
  await user.clear(field);
  await user.type(field, '10');
  expect(cards()).toEqual(example('$400.00', '$40.00', '$360.00', '$396.00'));
  await user.type(field, 'x');
  expect(cards()).toEqual(example('–', '–', '–', '–'));
});
