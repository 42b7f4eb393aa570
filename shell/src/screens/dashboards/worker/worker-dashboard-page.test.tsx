import { beforeEach, expect, jest, test } from '@jest/globals';
import { answering, aUser, draw, json } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { WorkerDashboardPage } from './worker-dashboard-page';

/** jsdom has no IndexedDB, so no response is cached and a warning is logged. */
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const DASHBOARD = {
  ...{ assigned_house: null, current_jobs: 3, applied_jobs: 0, shifts_this_month: 0, hours_this_month: 0, invoices_this_month: 0 },
  ...{ expenses_this_month: 0, upcoming_shifts: [] },
  agreement: { id: 2, status: 'awaiting_signature', end_date: null, expiry_message: null },
};
const WAITS = 'A service agreement is ready for your signature.';

test('an agreement to sign appears together with the shifts below it, not above their placeholder', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  answering(async ({ url }) => {
    if (url !== '/next-shift') return json(200, DASHBOARD);
    await isAnswered;
    return json(200, { shift: null });
  });
  draw(<WorkerDashboardPage />, { as: aUser({ user_type: 'worker', permissions: ['worker-dashboard', 'shift-submit'] }) });
  expect(await screen.findByText('3')).toBeInTheDocument();
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  expect(screen.getByText('No shift is planned from this day on.')).toBeInTheDocument();
});
