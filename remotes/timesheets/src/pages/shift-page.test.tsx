import { expect, jest, test } from '@jest/globals';
import { shifts } from '@careloom/contract/resources/shifts';
import { answering, cards, headFacts, heading, json, recorded, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

/** The visible text of a table's rows in a wide window. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) =>
        [...cell.childNodes]
          .filter((part) => !(part instanceof Element && part.matches('.cl-narrow-only')))
          .map((part) => part.textContent)
          .join(''),
      ),
    );

/** The steps of the trail up to approval. */
const trail = () =>
  within(screen.getByRole('region', { name: 'From the roster to payment' }))
    .getAllByRole('listitem')
    .map((knot) =>
      [...knot.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' '),
    );

/** The buttons beside the name. */
const inHeading = () => [...document.querySelectorAll('.cl-actions button')].map(({ textContent }) => textContent);

const LOG = { shiftType: 'log' };

test('a sleep over with a wake-up explains its cost in lines and compares it with the roster', async () => {
  await drawPage('shift-log-details', { as: 'super_admin', params: { ...LOG, id: 476 } });
  expect(heading()).toBe('Mei Wong Sleep Over Invoiced');
  expect(headFacts()).toEqual({ House: 'Saltbush Cottage', When: 'Thu 19 Feb 2026, 19:00–08:00', Job: 'Sleep over, weeknights' });
  const [lines, compared] = screen.getAllByRole('table').map(rowsOf);
  expect(lines).toEqual([
    ['Time', 'Part', 'Minutes', 'Rate', 'Amount'],
    ['19:00–20:00', 'Weekday', '60 min', '47.80', '47.80'],
    ['20:00–22:00', 'Weekday, overnight', '120 min', '52.60', '105.20'],
    ['22:00–06:00', 'Sleep Over', '', 'fixed', '91.00'],
    ['02:10–02:40', 'Wake-up, 60 minutes at least', '60 min', '56.80', '56.80'],
    ['06:00–08:00', 'Weekday', '120 min', '47.80', '95.60'],
  ]);
  expect(compared).toEqual([
    ['What', 'Rostered', 'Worked'],
    ['Start Time', '19:00', '19:00'],
    ['End Time', '08:00', '08:00'],
    ['Total Hour', '13.00', '13.00'],
    ['Total Cost', '$339.60', '$396.40, not as rostered'],
  ]);
  expect(screen.getByRole('table', { name: 'Lines of the amount' })).toBeInTheDocument();
  const night = screen.getByTestId('amount');
  expect([...night.querySelectorAll('[data-kind]')].map((bar) => bar.getAttribute('data-kind'))).toEqual([
    'bed',
    'band',
    'band',
    'tower',
    'band',
  ]);
  expect(night.querySelectorAll('[data-unslept]')).toHaveLength(1);
  expect(screen.getByText('$396.40', { selector: '.cl-end b' })).toBeInTheDocument();
  expect(cards()).toEqual({
    Shift: {
      Date: '19 Feb 2026',
      'Start Time': '19:00',
      'End Time': '08:00',
      Name: 'Sleep over, weeknights',
      Worker: 'Mei Wong',
      Job: 'Sleep over, weeknights',
      House: 'Saltbush Cottage',
      Type: 'Sleep Over',
      'Rate Type': 'Sleep Over',
      Overnight: 'Yes',
      'Total Hour': '13.00 h',
      'Total Cost': '$396.40',
      Fee: '$29.73',
      'Timesheet Added Time': '20 Feb 2026, 18:00',
      Invoice: 'INV-2026-0165',
      Description: '–',
    },
    History: expect.stringMatching(/^Invoiced in INV-2026-0165 Approved 22 Feb 2026, 13:00 · Priyanka Raghunathan Submitted /),
  });
  expect(trail()).toEqual([
    'Rostered $339.60 7 Feb 2026',
    'Worked $396.40 20 Feb 2026, 1 wake-up',
    'Approved $396.40 22 Feb 2026, Priyanka Raghunathan',
  ]);
});

test('with the permission a submitted shift has one primary button to approve, and the key A does the same', async () => {
  await drawPage('shift-log-details', { as: 'super_admin', params: { ...LOG, id: 507 } });
  expect(heading()).toBe('Aroha Ngata-Williams Submitted');
  expect(trail()).toEqual(['Rostered $140.00 16 Feb 2026', 'Worked $140.00 28 Feb 2026', 'Approved Not yet']);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeInTheDocument();
  const asked = answering(json(200, { approved: 1 }));
  await user.keyboard('a');
  await waitFor(() => expect(asked()[0]).toMatchObject({ method: 'POST', url: '/shift/approve', body: { ids: [507] } }));
});

test('a worker sees the own shift, can not approve it, and can not answer a past shift', async () => {
  await drawPage('shift-log-details', { as: 'worker', params: { ...LOG, id: 507 } });
  expect(heading()).toBe('Aroha Ngata-Williams Submitted');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(inHeading()).toEqual([]);
  expect(document.querySelector('.cl-detailhead img')).toHaveAttribute('src', expect.stringContaining('/api/v1/files/'));
});

test('a shift not worked yet has no worked times beside the roster', async () => {
  await drawPage('shift-schedule-details', { as: 'worker', params: { shiftType: 'schedule', id: 525 } });
  const compared = rowsOf(screen.getByRole('table', { name: 'Rostered and worked' }));
  expect(compared).toEqual([
    ['What', 'Rostered', 'Worked'],
    ['Start Time', '07:00', '–'],
    ['End Time', '09:30', '–'],
    ['Total Hour', '2.50', '–'],
    ['Total Cost', '$100.00', '–'],
  ]);
});

test('the schedule’s address shows a shift as well', async () => {
  await drawPage('shift-schedule-details', { as: 'super_admin', params: { shiftType: 'schedule', id: 507 } });
  expect(heading()).toBe('Aroha Ngata-Williams Submitted');
});

const OWN = { as: 'worker', params: { shiftType: 'schedule', id: 525 } } as const;

test('a worker confirms an upcoming shift on its page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // jsdom has no storage: the write is sent at once
  await drawPage('shift-schedule-details', OWN);
  expect(heading()).toBe('Aroha Ngata-Williams Published');
  expect(inHeading()).toEqual(['Confirm', 'Decline']);
  const asked = answering(json(200, { ...recorded('worker', shifts.get, { id: 525 }), status: 'confirmed' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(asked()[0]).toMatchObject({ method: 'POST', url: '/shift/confirm', body: { id: 525 } }));
  expect(location.pathname).toMatch(/\/525$/);
});

test('declining asks for confirmation, then leads back to the schedule, which no longer lists the shift', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await drawPage('shift-schedule-details', OWN);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Banksia House')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(location.pathname).toMatch(/\/525$/);
  const asked = answering(({ method }) => json(200, method === 'POST' ? {} : { items: [], page: 1, per_page: 10, total: 0, last_page: 1 }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(asked().find(({ method }) => method === 'POST')).toMatchObject({ url: '/shift/decline', body: { id: 525 } }));
  expect(location.pathname).toBe('/worker/timesheet/schedule');
});

test('a planner has no Confirm button for the shift of a worker', async () => {
  await drawPage('shift-schedule-details', { as: 'super_admin', params: OWN.params });
  expect(heading()).toBe('Aroha Ngata-Williams Published');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});
