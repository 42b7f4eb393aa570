import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const ROUND = 'Medication and breakfast round Shift ·';
const linked = { 'shift-log-details': '/admin/timesheet/:shiftType/detail/:id' };
const lanes = () =>
  within(screen.getByRole('navigation', { name: 'Stages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the longest wait comes first, with its stage, duration, amount and next action', async () => {
  await drawPage('finance:stuck', { as: 'super_admin', linked });
  expect(heading()).toBe('What is stuck 304');
  expect(table()).toEqual({
    heads: ['What', 'House', 'Waits for', 'Why', 'For', 'Amount', 'Next step'],
    rows: [
      [`${ROUND} Aroha Ngata-Williams`, 'Banksia House', 'Invoice', '', '90 days', '$180.00', 'Generate invoice'],
      [`${ROUND} Rajesh Iyer`, 'Yarra Lane', 'Invoice', '', '90 days', '$215.00', 'Generate invoice'],
      [`${ROUND} Isla Campbell`, 'Mulga House', 'Invoice', '', '90 days', '$191.25', 'Generate invoice'],
    ],
  });
  expect(screen.getAllByRole('link', { name: 'Generate invoice' })).toHaveLength(3);
});

test('each stage has its count, sum and age', async () => {
  await drawPage('finance:stuck', { as: 'super_admin', linked });
  expect(lanes()).toEqual([
    'Timesheet$6,843.3024for up to 3 days',
    'Approval$13,105.1184for up to 11 days',
    'Invoice$36,219.86138for up to 90 days',
    'Xero$48,648.7526for up to 1 day',
    'Payment$56,560.2232for up to 71 days',
  ]);
});

test('a team leader sees the houses led, and can not generate invoices', async () => {
  await drawPage('finance:stuck', { as: 'team_leader', linked });
  expect(heading()).toBe('What is stuck 101');
  expect(screen.queryByRole('link', { name: 'Generate invoice' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Open' })).toHaveLength(3);
});

test('without waiting items the empty state is shown', async () => {
  await drawPage('finance:stuck', { as: 'super_admin', linked, isEmpty: true });
  expect(heading()).toBe('What is stuck 0');
  expect(screen.getByText('Nothing waits for anybody.')).toBeInTheDocument();
});
