import { expect, test } from '@jest/globals';
import { slots, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const params = { type: 'support-workers', id: 15 };
const SLOTS = [
  ['support-worker-details-jobs', 'super_admin', 'job-list'],
  ['support-worker-details-shifts', 'super_admin', 'shift-list'],
  ['support-worker-details-invoices', 'super_admin', 'invoice-list'],
  ['team-leader-support-worker-details-jobs', 'team_leader', 'job-list'],
  ['team-leader-invoices', 'team_leader', 'invoice-list'],
  ['team-leader-support-worker-details-shifts', 'team_leader', 'shift-list'],
] as const;

test.each(SLOTS)('%s is filled by another remote, for this worker', async (route, as, slot) => {
  await drawPage(route, { as, params });
  expect(slots()).toEqual([`${slot} {"workerId":15}`]);
});

test.each([
  ['support-worker-details-agreement', 'super_admin', ['Overview', 'Jobs 2', 'Shifts 163', 'Invoices 17', 'Service Agreements 1']],
  [
    'team-leader-support-worker-details-agreement',
    'team_leader',
    ['Overview', 'Jobs 0', 'Invoices 5', 'Service Agreements 1', 'Shifts 48'],
  ],
] as const)('%s lists the agreements of the worker, the tabs in order; an admin can send another agreement', async (route, as, tabs) => {
  await drawPage(route, { as, params });
  const nav = screen.getByRole('navigation', { name: 'Bartholomew Fitzgerald-Montgomery' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [...link.childNodes].map(({ textContent }) => textContent).join(' ')),
  ).toEqual(tabs);
  expect(table()).toEqual({
    heads: ['Provider', 'Status', 'Pay Level', 'Commencement Date', 'End Date', 'Document'],
    rows: [['Careloom Services Pty Ltd', 'Signed', 'Level 2.3', '19 Nov 2025', '18 Nov 2026', '']],
  });
  expect(screen.queryAllByRole('button', { name: 'Send Service Agreement' })).toHaveLength(as === 'super_admin' ? 1 : 0);
});

test('a worker without an agreement says so', async () => {
  await drawPage('support-worker-details-agreement', { as: 'super_admin', params, isEmpty: true });
  expect(screen.getByText('No service agreement has been sent yet.')).toBeInTheDocument();
});
