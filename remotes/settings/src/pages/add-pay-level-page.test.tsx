import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, refusal, table, user, type Asked } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddPayLevelPage } from './add-pay-level-page';

let asked: () => readonly Asked[];
beforeAll(() => setRoutes([aRoute('admin', 'pay-level', '/admin/pay-level')]));
beforeEach(async () => {
  asked = answering(({ method }) => (method === 'POST' ? refusal(500, 'Nothing is kept here.') : json(200, [])));
  draw(<AddPayLevelPage />, { as: aUser() });
  await screen.findByLabelText('Name');
  const rates = { Name: 'Level 4', 'Saturday Rate': '56', 'Sunday Rate': '72', 'Holiday Rate': '88', 'Active Night': '47.5' };
  for (const [label, typed] of Object.entries({ ...rates, 'Sleep Over (Fixed Rate)': '80' }))
    await enter(screen.getByLabelText(label), typed);
  for (const [index, typed] of ['40', '44', '46'].entries()) await enter(field('Pay Rate per Hour', index), typed);
});
afterEach(() => localStorage.clear()); // removes the draft

const field = (label: string, band: number) => {
  const bands = screen.getAllByRole('group', { name: /band \d/ });
  return within(bands[band] as HTMLElement).getByLabelText<HTMLInputElement>(label);
};
const enter = async (control: HTMLElement, typed: string) => {
  await user.clear(control);
  await user.click(control);
  await user.paste(typed);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => asked().filter(({ method }) => method === 'POST');

test('a gap is reported while typing, also in the examples, prevents saving, and is filled by one press', async () => {
  await enter(field('End Time', 1), '23:30');
  await waitFor(() => expect(field('End Time', 1)).toHaveAccessibleDescription('No rate from 23:30 to 00:00.'));
  expect(table().rows[2]).toEqual(['Fri 20:00 to 04:00', 'No rate for some hours']);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('End Time');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Fill to 00:00' }));
  await waitFor(() => expect(field('End Time', 1)).not.toHaveAttribute('aria-invalid', 'true'));
  expect(field('End Time', 1).value).toBe('00:00');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    name: 'Level 4',
    timings: [
      { start_time: '06:00', end_time: '20:00', is_overnight: 0, pay_rate: '40.00' },
      { start_time: '20:00', end_time: '00:00', is_overnight: 1 },
      { start_time: '00:00', end_time: '06:00', is_overnight: 0 },
    ],
  });
  expect(await screen.findByText('Nothing is kept here.')).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Level 4');
});

test('overlapping bands are refused, and the arrow keys at an edge move both bands', async () => {
  await enter(field('Start Time', 1), '19:00');
  await waitFor(() => expect(field('End Time', 1)).toHaveAccessibleDescription('Duplicate shift timings.'));
  await enter(field('Start Time', 1), '20:00');
  await waitFor(() => expect(field('End Time', 1)).not.toHaveAttribute('aria-invalid', 'true'));
  screen.getAllByRole('slider')[0]?.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect([field('End Time', 0).value, field('Start Time', 1).value]).toEqual(['19:15', '19:15']);
});

test('a band is added where there is a gap and removed again; the night is recognised by its times', async () => {
  await user.click(screen.getByRole('button', { name: 'Remove Night' }));
  await waitFor(() => expect(field('End Time', 1)).toHaveAccessibleDescription('No rate from 00:00 to 06:00.'));
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  expect([field('Start Time', 2).value, field('End Time', 2).value]).toEqual(['00:00', '06:00']);
  await waitFor(() => expect(field('End Time', 1)).not.toHaveAttribute('aria-invalid', 'true'));
});
