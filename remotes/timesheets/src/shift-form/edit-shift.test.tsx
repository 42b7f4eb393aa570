import { type ShiftDetail, shifts } from '@careloom/contract/resources/shifts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { answering, aUser, type Asked, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { EditShift } from './edit-shift';

afterEach(() => {
  cleanup();
  localStorage.clear(); // removes the signed-in user's drafts
});

/** A sleep over with a wake-up from 02:10 to 02:40, as it was worked. */
const NIGHT: ShiftDetail = { ...recorded('super_admin', shifts.get, { id: 476 }), status: 'approved', invoice: null };
const PLANNED = {
  date: NIGHT.date,
  total_cost: '339.60',
  total_hour: NIGHT.total_hour,
  fee: '0.00',
  rate_type: 'sleep_over',
  segments: [],
  warnings: [{ code: 'clock_changes', text: 'The clock is put back during this shift.', values: {} }],
  clashes: 0,
  refusal: null,
};

/** Answers the requests of the form; a save with `saved`. */
const server = (saved: (asked: Asked) => ReturnType<typeof json>) =>
  answering((asked) => {
    if (asked.method === 'PUT') return saved(asked);
    if (asked.url === '/shift/preview')
      return json(200, { shifts: [PLANNED], total_cost: '339.60', total_hour: NIGHT.total_hour, fee: '0.00' });
    return asked.url.startsWith('/shift/') ? json(200, NIGHT) : json(200, []);
  });

const open = () => {
  const onClose = jest.fn();
  draw(<EditShift id={NIGHT.id} onClose={onClose} />, { as: aUser() });
  return onClose;
};

test('worked times are edited with their wake-ups; for an approved shift the form states that it needs a new approval', async () => {
  const asked = server(() => json(200, NIGHT, 'Shift updated successfully.'));
  const onClose = open();
  const wakeUp = within(await screen.findByRole('group', { name: 'Wake-up 1' }));
  expect(
    screen.getByText('It is approved. If what is paid changes, it has to be approved again, by somebody else than you.'),
  ).toBeInTheDocument();
  expect(wakeUp.getByLabelText('Woken at')).toHaveValue('02:10');
  await user.clear(wakeUp.getByLabelText(/^Until/));
  await user.type(wakeUp.getByLabelText(/^Until/), '03:30');
  await user.click(screen.getByRole('button', { name: 'Add a wake-up' }));
  await user.click(screen.getByRole('button', { name: 'Remove wake-up 2' }));
  expect(screen.queryByRole('radio', { name: 'Draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const put = asked().find(({ method }) => method === 'PUT');
  expect(put?.body).toMatchObject({
    wake_ups: [{ start_time: '02:10', end_time: '03:30', fold: 0 }],
    status: null,
    reassign: 0,
    version: NIGHT.version,
  });
});

test('the amount is shown beside the previous one, with the difference and the warnings', async () => {
  server(() => json(200, NIGHT));
  open();
  const before = within(await screen.findByRole('region', { name: 'Before' }));
  expect(before.getByText('$396.40, 13.00 h')).toBeInTheDocument();
  expect(before.getByText('$339.60, 13.00 h')).toBeInTheDocument();
  expect(before.getByText('−$56.80')).toBeInTheDocument();
  expect(screen.getByText('The clock is put back during this shift.')).toBeInTheDocument();
});

test('a clash that is not confirmed sends nothing, and the form shows that', async () => {
  const clash = refusal(422, 'Worker already on another shift at the same time. Do you want to reassign?', {
    data: { confirm_reassign: true },
  });
  const asked = server(({ body }) => ((body as { reassign: number }).reassign === 1 ? json(200, NIGHT) : clash));
  const onClose = open();
  await screen.findByRole('group', { name: 'Wake-up 1' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('It is not saved: the worker is on another shift at the same time.')).toBeInTheDocument();
  expect([asked().filter(({ method }) => method === 'PUT').length, onClose.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
