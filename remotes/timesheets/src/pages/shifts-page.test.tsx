import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const OWN_HEADS = ['House', 'Date', 'Start Time', 'Type', 'Total Hour', 'Total Cost', 'Status'];
const ROUND = 'Banksia House Medication and breakfast round';

test('Shift Logs shows who worked when and where, what it costs and how far it is', async () => {
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
});

test('a team leader sees the schedule of the houses led, with the kinds of shifts', async () => {
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

test('a worker sees the own shifts, and no column of workers', async () => {
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
