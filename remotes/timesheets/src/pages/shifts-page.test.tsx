import { expect, test } from '@jest/globals';
import { queryClient } from '@careloom/shared/query';
import { shifts } from '@careloom/contract/resources/shifts';
import { answering, aUser, draw, heading, json, recorded, table, user } from '@careloom/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { shiftColumns } from '../shift/columns';
import { drawPage } from '../testing/draw-page';

const OWN_HEADS = ['House', 'Date', 'Start Time', 'Type', 'Total Hour', 'Total Cost', 'Status'];
const ROUND = 'Banksia House Medication and breakfast round';

test('Shift Logs shows worker, time, house, cost and state', async () => {
  await drawPage('shiftLogs', { as: 'super_admin', params: { shiftType: 'log' } });
  expect(heading()).toBe('Shift Logs 1,738');
  expect(table()).toEqual({
    heads: ['Worker', ...OWN_HEADS],
    rows: [
      ['Noor Haddad Behaviour support companion', 'Jarrah Place', '2 Mar 2026', '08:00–15:36', '', '7.60 h', '$668.80', 'In progress'],
      ['Lin Chen Full-time key worker', 'Mulga House', '2 Mar 2026', '09:00–16:36', '', '7.60 h', '$304.00', 'In progress'],
      ['Tuan Nguyễn Medication and breakfast round', 'Jarrah Place', '2 Mar 2026', '07:00–09:30', '', '2.50 h', '$263.00', 'In progress'],
    ],
  });
  expect(screen.getAllByRole('row').filter((row) => row.querySelector('td img[src*="/api/v1/files/"]'))).toHaveLength(3);
});

test('the other fields of a shift are optional columns', async () => {
  await drawPage('shiftLogs', { as: 'super_admin', params: { shiftType: 'log' } });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const boxes = within(await screen.findByRole('group', { name: 'Columns' })).getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  expect(table().heads.slice(8)).toEqual(['Job', 'Rate Type', 'Overnight', 'Fee', 'Timesheet Added Time', 'Invoice', 'Description']);
  expect(table().rows.map((row) => row.slice(8))).toEqual([
    ['Behaviour support companion', 'Public holiday', 'No', '$50.16', '', '', ''],
    ['Full-time key worker', 'Weekday', 'No', '$22.80', '', '', ''],
    ['Medication and breakfast round', 'Public holiday', 'No', '$19.73', '', '', ''],
  ]);
  const shift = {
    ...recorded('worker', shifts.get, { id: 525 }),
    is_overnight: 1 as const,
    timesheet_added_at: '2026-03-02T21:05:00.000Z',
    invoice: { id: 3, number: 'INV-0003', status: 'paid' },
    description: 'Went to the market.',
  };
  const further = shiftColumns(false).filter(({ optional }) => optional);
  expect(further.slice(2).map(({ cell }) => cell(shift))).toEqual(['Yes', '$7.50', '3 Mar 2026, 08:05', 'INV-0003', 'Went to the market.']);
  localStorage.clear();
});

test('a team leader sees the schedule of the houses led, with the types of shifts', async () => {
  await drawPage('shiftSchedule', { as: 'team_leader', params: { shiftType: 'schedule' } });
  expect(heading()).toBe('Shift Schedule 89');
  const nights = ['18 Mar 2026', '22:00–06:00', 'Active Night', '8.00 h'];
  expect(table()).toEqual({
    heads: ['Worker', ...OWN_HEADS],
    rows: [
      ['Samuel Adeyemi Active nights, complex support', 'Saltbush Cottage', ...nights, '$403.20', 'Confirmed'],
      ['Noor Haddad Active nights, complex support', 'Banksia House', ...nights, '$380.00', 'Draft'],
      [
        'Mei Wong Sleep over, weeknights',
        'Saltbush Cottage',
        '18 Mar 2026',
        '19:00–08:00',
        'Sleep Over',
        '13.00 h',
        '$339.60',
        'Published',
      ],
    ],
  });
});

test('a worker sees the own shifts without a column of workers', async () => {
  await drawPage('shiftLogs', { as: 'worker', params: { shiftType: 'log' } });
  expect(heading()).toBe('Shift Logs 118');
  expect(table()).toEqual({
    heads: OWN_HEADS,
    rows: [
      [ROUND, '2 Mar 2026', '07:00–09:30', '', '2.50 h', '$100.00', 'Completed'],
      [ROUND, '1 Mar 2026', '07:00–09:30', '', '2.50 h', '$180.00', 'Completed'],
      [ROUND, '28 Feb 2026', '07:00–09:30', '', '2.50 h', '$140.00', 'Submitted'],
    ],
  });
});

test('without shifts it says so', async () => {
  await drawPage('shiftSchedule', { as: 'worker', params: { shiftType: 'schedule' }, isEmpty: true });
  expect(heading()).toBe('Shift Schedule 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});

test('a fortnight is approved by exception: 194 shifts that match the roster at once, 6 others one by one', async () => {
  await drawPage('shiftLogs', { as: 'super_admin', params: { shiftType: 'log' } });
  const matching = Array.from({ length: 194 }, (_, at) => at + 1);
  const differing = [201, 202, 203, 204, 205, 206];
  const asked = answering(({ method, url }) => {
    if (method === 'POST') return json(200, { approved: 194 }, 'Timesheets approved successfully.');
    if (url === '/timesheet-approvals') return json(200, { matching, differing });
    return json(200, { items: [], page: 1, per_page: 10, total: 0, last_page: 1 });
  });
  await queryClient.invalidateQueries({ queryKey: ['shift', 'A-300'] });
  const bar = within(screen.getByRole('region', { name: 'Timesheets to approve' }));
  expect(await bar.findByText('194 match the roster, 6 do not.')).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Look at 6' })).toHaveAttribute('href', '/admin/timesheet/log/detail/201?review=1');
  await user.click(bar.getByRole('button', { name: 'Approve 194' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to approve 194 timesheets that match the roster?')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(asked().find(({ method }) => method === 'POST')).toMatchObject({ url: '/shift/approve', body: { ids: matching } }),
  );
});

test('a planner adds shifts to the schedule; a worker does not', async () => {
  await drawPage('shiftSchedule', { as: 'team_leader', params: { shiftType: 'schedule' } });
  expect(screen.getAllByRole('button', { name: 'Add shift' })).toHaveLength(2); // in the page header, and at the bottom for phones
  cleanup();
  await drawPage('shiftSchedule', { as: 'worker', params: { shiftType: 'schedule' } });
  expect(screen.queryByRole('button', { name: 'Add shift' })).toBeNull();
});

test('the own list shows the name of a shift, also if it differs from the name of its job', () => {
  const [house] = shiftColumns(true);
  const shift = { ...recorded('worker', shifts.get, { id: 525 }), name: 'Birthday outing' };
  draw(<p>{house?.cell(shift)}</p>, { as: aUser() });
  expect(screen.getByRole('paragraph')).toHaveTextContent('Banksia HouseBirthday outing');
});

test('a row links to its shift, and the address keeps the state of the list', async () => {
  await drawPage('shiftLogs', { as: 'super_admin', params: { shiftType: 'log' } });
  const [first] = screen.getAllByRole('link', { name: /^Noor Haddad/ });
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/admin\/timesheet\/log\/detail\/\d+\?list_page=1$/));
});

test('planned shifts can be deleted in bulk, worked shifts can also be approved and invoiced', async () => {
  const acts = async (view: 'log' | 'schedule') => {
    await drawPage(view === 'log' ? 'shiftLogs' : 'shiftSchedule', { as: 'super_admin', params: { shiftType: view } });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const names = within(screen.getByRole('region', { name: 'Selection' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    cleanup();
    return names.filter(Boolean);
  };
  expect(await acts('schedule')).toEqual(['Delete']);
  expect(await acts('log')).toEqual(['Approve', 'Submit', 'Generate invoice', 'Delete']);
});

test.each([
  ['worker', 1],
  ['team_leader', 0],
] as const)('on the schedule a %s sees offered shifts: %d', async (as, offered) => {
  await import('../offers/open-offers');
  await drawPage('shiftSchedule', { as, params: { shiftType: 'schedule' } });
  const { house, start_at: ends_at, ...shift } = recorded('worker', shifts.get, { id: 525 });
  const offer = {
    ...shift,
    status: 'taken',
    shift_id: shift.id,
    start_at: ends_at,
    ends_at,
    house: { ...house, suburb: null },
    distance_km: 4,
  };
  const asked = answering(({ url }) =>
    url === '/shift-offers' ? json(200, { offers: [offer] }) : json(200, { items: [], page: 1, per_page: 10, total: 0, last_page: 1 }),
  );
  await queryClient.invalidateQueries();
  await waitFor(() => expect(asked().some(({ url }) => url === '/shift')).toBe(true));
  await waitFor(() => expect(screen.queryAllByText('Taken by somebody else.')).toHaveLength(offered));
  expect(screen.queryAllByRole('region', { name: 'Offered to you' })).toHaveLength(offered);
  expect(asked().filter(({ url }) => url === '/shift-offers')).toHaveLength(offered);
});

test('on the schedule a worker makes a calendar feed, and a planner goes to the roster', async () => {
  await drawPage('shiftSchedule', { as: 'worker', params: { shiftType: 'schedule' } });
  expect(screen.getByRole('button', { name: 'Calendar feed' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Roster' })).toBeNull();
  cleanup();
  await drawPage('shiftSchedule', { as: 'team_leader', params: { shiftType: 'schedule' } });
  expect(screen.getByRole('link', { name: 'Roster' })).toHaveAttribute('href', '/team-leader/roster');
  expect(screen.queryByRole('button', { name: 'Calendar feed' })).toBeNull();
});
