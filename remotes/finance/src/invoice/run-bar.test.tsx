import { expect, test } from '@jest/globals';
import { invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import type { PaymentRun } from '@careloom/contract/resources/payment-runs';
import { setRoutes } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { answering, type Asked, aRoute, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { RunBar } from './run-bar';

const RUN: PaymentRun = {
  id: 3,
  paid_date: '2026-11-20',
  started_at: '2026-11-25T00:00:00Z',
  ended_at: null,
  total: 500,
  paid: 120,
  amount: '46608.00',
  refused: [],
};
const REFUSED = { id: 8, number: 'INV-2026-0008', reason: 'This invoice is already paid.' };

/** Answers successive requests for the runs with these responses, and repeats the last one. */
function server(...answers: PaymentRun[][]) {
  let asked = 0;
  return answering(({ uri }: Asked) => {
    if (!uri.endsWith('/pay-runs')) return json(200, { lanes: [] });
    asked += 1;
    return json(200, { runs: answers[Math.min(asked, answers.length) - 1] });
  });
}
const lanesOf = (asked: ReturnType<typeof answering>) => asked().filter(({ url }) => url === '/invoice/lanes').length;

/** A component that requests sums, as a page does. */
function Sums() {
  useCall(invoiceLanes.lanes, {});
  return null;
}

test('a run shows its progress; when it is finished, the sums of the page are read again', async () => {
  const asked = server([RUN], [{ ...RUN, ended_at: '2026-11-25T00:01:00Z', paid: 499, amount: '193811.60', refused: [REFUSED] }]);
  setRoutes([aRoute('shared', 'invoice-details-overview', '/:type/invoices/details/:id/overview')]);
  draw(
    <>
      <RunBar />
      <Sums />
    </>,
    { as: aUser() },
  );
  expect(await screen.findByRole('progressbar', { name: 'Payment of 500 invoices' })).toHaveAttribute('value', '120');
  expect(screen.getByRole('region', { name: 'Payment of 500 invoices' })).toHaveTextContent('120 of 500 done, $46,608.00 paid');
  const before = lanesOf(asked);
  expect(await screen.findByText('499 invoices paid, $193,811.60.', {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('INV-2026-0008 This invoice is already paid.');
  await waitFor(() => expect(lanesOf(asked)).toBeGreaterThan(before));
});

test('the result of a run can be dismissed', async () => {
  const asked = server([{ ...RUN, ended_at: '2026-11-25T00:01:00Z', paid: 500, amount: '194200.00' }], []);
  draw(<RunBar />, { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByText(/invoices paid/)).toBeNull());
  expect(asked().some(({ url }) => url === '/invoice/pay-runs/3/dismiss')).toBe(true);
});
