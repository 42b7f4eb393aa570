import { expect, test } from '@jest/globals';
import type { Earnings } from '@careloom/contract/resources/invoices';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { Fill } from './earnings';

const EARNED = [240_000, 0, 230_050, 310_000, 386_700, 291_430];
const earnings = (rostered_cents: number): Earnings => ({
  months: EARNED.map((earned_cents, at) => ({ month: `2026-${String(at + 6).padStart(2, '0')}`, earned_cents })),
  rostered_cents,
});
const as = aUser();

test('shows the earnings of this month, the rostered amount, and the five months before', async () => {
  const asked = answering(json(200, earnings(120_570)));
  draw(<Fill workerId={15} />, { as });
  const card = await screen.findByRole('region', { name: 'Earned in November' });
  expect(within(card).getByText('$2,914.30')).toBeInTheDocument();
  expect(within(card).getByText('of $4,120.00 rostered')).toBeInTheDocument();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((month) => month.getAttribute('title')),
  ).toEqual([
    'June 2026: $2,400.00',
    'July 2026: $0.00',
    'August 2026: $2,300.50',
    'September 2026: $3,100.00',
    'October 2026: $3,867.00',
    'November 2026: $2,914.30, and $1,205.70 still rostered',
  ]);
  expect(asked().map(({ uri }) => uri.replace(/^.*v1/, ''))).toEqual(['/worker-earnings/15']);
});

test('when nothing more is rostered, only the amount is shown', async () => {
  answering(json(200, earnings(0)));
  draw(<Fill workerId={15} />, { as });
  expect(await screen.findByText('$2,914.30')).toBeInTheDocument();
  expect(screen.queryByText(/rostered$/)).toBeNull();
});

test('a failed read shows the message of the server and can be retried', async () => {
  answering(refusal(404, 'Record does not exist.'), json(200, earnings(0)));
  draw(<Fill workerId={15} />, { as });
  expect(await screen.findByRole('alert')).toHaveTextContent('Record does not exist.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$2,914.30')).toBeInTheDocument();
});
