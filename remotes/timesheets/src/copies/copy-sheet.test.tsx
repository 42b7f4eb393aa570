import { expect, test } from '@jest/globals';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CopySheet } from './copy-sheet';
import { aCopy } from '../testing/planned';

const reason = 'This job ends on 20 Nov 2026: only days up to then can have shifts.';
const shifts = [
  aCopy(),
  aCopy({ id: 2, date: '2026-11-19', total_cost: '704.00', holidays: ['Show Day'] }),
  aCopy({ id: 3, date: '2026-11-19', start_time: '18:00', end_time: '22:00', clashes: 1, fits_without_worker: 1 }),
  aCopy({ id: 4, date: '2026-11-19', refusal: reason, total_cost: '0.00', total_hour: '0.00' }),
  aCopy({ id: 5, worker: null, is_there: 1, total_cost: '0.00', cost_before: '0.00' }),
  aCopy({ id: 6, date: '2026-11-20', clashes: 1, is_there: 1 }),
  aCopy({ id: 7, date: '2026-11-20', clashes: 1, is_there: 1, start_time: '18:00', end_time: '20:00' }),
];
const preview = json(200, { shifts, left_out: 0 });
const source = { from: '2026-11-09', to: '2026-11-16', days: 7, house_ids: [7] };

function open() {
  draw(<CopySheet title="Copy 9 – 15 Nov 2026 to 16 – 22 Nov 2026" source={source} onClose={() => undefined} />, { as: aUser() });
  return screen.findByRole('dialog', { name: 'Copy 9 – 15 Nov 2026 to 16 – 22 Nov 2026' });
}

test('the copies are listed by day with their warnings; copies that can keep their worker are selected', async () => {
  const asked = answering(preview);
  const sheet = within(await open());
  expect(await sheet.findByText(/before,/)).toHaveTextContent('2 shifts, 16.00 h: $640.00 before, $1,024.00 now.');
  expect(asked()[0]?.body).toEqual(source);
  const thursday = within(sheet.getByRole('region', { name: 'Thursday 19 Nov' }));
  expect(thursday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '09:00–17:00, Lin Chen, Banksia House$320.00 before $704.00Show Day',
    '18:00–22:00, Lin Chen, Banksia House$0.00Worker already on another shift at the same time.Copied without the worker.',
    `09:00–17:00, Lin Chen, Banksia House–${reason}`,
  ]);
  expect(thursday.getAllByRole('checkbox').map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(sheet.getByText('This shift is there already.')).toBeInTheDocument();
  const friday = within(sheet.getByRole('region', { name: 'Friday 20 Nov' }));
  expect(friday.queryAllByRole('listitem')).toEqual([]);
  expect(friday.getByText('2 shifts are there already.')).toBeInTheDocument();
});

test('selected copies are made at the cost shown, and the toast undoes them all with their new versions', async () => {
  const made = [
    { id: 91, version: 1 },
    { id: 92, version: 1 },
    { id: 93, version: 1 },
  ];
  const asked = answering(preview, json(200, { shifts: made, total_cost: '1024.00' }, 'Drafts added successfully.'), preview);
  const sheet = within(await open());
  await user.click(await sheet.findByRole('checkbox', { name: /18:00–22:00/ }));
  expect(sheet.getByText(/before,/)).toHaveTextContent('3 shifts, 24.00 h: $960.00 before, $1,024.00 now.');
  await user.click(sheet.getByRole('button', { name: 'Copy 3 shifts' }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(1));
  expect(asked()[1]?.body).toEqual({
    from: '2026-11-09',
    to: '2026-11-16',
    total_cost: '1024.00',
    shifts: [
      { id: 1, version: 1, keep_worker: 1 },
      { id: 2, version: 1, keep_worker: 1 },
      { id: 3, version: 1, keep_worker: 0 },
    ],
  });
});

test('a day is selected as a whole, and a refusal keeps the selection', async () => {
  const words = 'Worker already on another shift at the same time. Do you want to reassign?';
  answering(preview, refusal(422, words), preview);
  const sheet = within(await open());
  await user.click(await sheet.findByRole('checkbox', { name: 'All of Thursday 19 Nov' }));
  expect(sheet.getByRole('button', { name: 'Copy 3 shifts' })).toBeEnabled();
  await user.click(sheet.getByRole('checkbox', { name: 'All of Thursday 19 Nov' }));
  expect(sheet.getByRole('button', { name: 'Copy 1 shift' })).toBeEnabled();
  await user.click(sheet.getByRole('button', { name: 'Copy 1 shift' }));
  expect(await sheet.findByText(words)).toBeInTheDocument();
  expect(sheet.getByRole('checkbox', { name: 'All of Thursday 19 Nov' })).not.toBeChecked();
});

test('days without shifts have nothing to copy', async () => {
  answering(json(200, { shifts: [], left_out: 0 }));
  const sheet = within(await open());
  expect(await sheet.findByText('These days have no shifts to copy.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Copy 0 shifts' })).toBeDisabled();
});
