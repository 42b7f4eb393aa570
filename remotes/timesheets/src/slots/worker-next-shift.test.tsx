import { beforeEach, expect, jest, test } from '@jest/globals';
import type { OwnOffer } from '@careloom/contract/resources/shift-offers';
import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { useOwnOffers } from '../offers/requests';
import { Fill } from './worker-next-shift';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const SHIFT: NextShift = {
  ...{ id: 4, name: 'Night', date: '2026-11-18', start_time: '18:00', end_time: '09:00', time_zone: 'Australia/Sydney' },
  ...{ start_at: inHours(20), end_at: inHours(35), worker: { id: 7, first_name: 'Aroha', last_name: 'Ngata' } },
  ...{ total_cost: '368.00', total_hour: '15.00', fee: '27.60', type: 'sleep_over', rate_type: 'weekday', status: 'published' },
  ...{ segments: [], job: { id: 2, name: 'Nights' }, house: { id: 3, name: 'Banksia House' }, is_overnight: 1 },
  ...{ description: null, timesheet_added_at: null, invoice: null, started_at: null, finished_at: null, wake_ups: [], lines: [] },
  ...{ address: '14 Munro Street, Merrylands NSW 2160', residents: ['Tom', 'Mia'] },
};
const LINE = { date: '2026-11-18', part: 'wake_up', day_type: 'weekday', holiday: null, minutes: 30, paid_minutes: 60 };
const WOKEN = { start_at: '2026-11-18T15:10:00.000Z', end_at: '2026-11-18T15:40:00.000Z' };
/** A finished shift with a wake-up. */
const WORKED: NextShift = {
  ...{ ...SHIFT, status: 'completed', start_at: inHours(-16), end_at: inHours(-1), finished_at: inHours(-0.9), total_cost: '415.50' },
  wake_ups: [{ ...WOKEN, note: null }],
  lines: [{ ...LINE, ...WOKEN, rate_type: 'active_night', rate_cents: 4_750, amount_cents: 4_750 }],
};
const OFFER: OwnOffer = {
  ...{ id: 5, status: 'open', ends_at: inHours(10), shift_id: 9, name: 'Morning', type: 'normal' },
  ...{ date: '2026-11-21', start_time: '07:00', end_time: '09:00', time_zone: 'Australia/Sydney' },
  ...{ start_at: inHours(40), end_at: inHours(42), total_cost: '80.00', total_hour: '2.00', distance_km: 12.3 },
  house: { id: 2, name: 'Wattle Grove', suburb: 'Merrylands' },
};
const as = aUser();
const card = () => screen.findByRole('region', { name: 'Next shift' });
const buttons = (of: HTMLElement) => [...of.querySelectorAll('a, button')].map(({ textContent }) => textContent);

/** jsdom has no IndexedDB: writes that can not be stored are sent at once. */
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

// Must be the first test of the file: the code of the amount is not loaded yet.
test('with a wake-up the amount appears together with the card, without a layout shift', async () => {
  answering(json(200, { shift: WORKED }));
  draw(<Fill />, { as });
  await card();
  expect(screen.getByRole('heading', { name: 'Why this amount' })).toBeInTheDocument();
});

test('the card shows time, house, residents and pay; before the shift its button opens directions', async () => {
  answering(json(200, { shift: SHIFT }));
  draw(<Fill />, { as });
  const shown = await card();
  expect(shown).toHaveTextContent('in 20 h');
  expect(shown).toHaveTextContent('18:00–09:00');
  expect(shown).toHaveTextContent('Banksia House14 Munro Street, Merrylands NSW 2160Tom and Mia live hereNight$368.00');
  expect(buttons(shown)).toEqual(['Directions', 'Confirm', 'Decline']);
  const way = within(shown).getByRole('link', { name: 'Directions' }).getAttribute('href') ?? '';
  expect(new URL(way).searchParams.get('destination')).toBe(SHIFT.address);
});

test('at its time the shift is started by one press, with the time of the press', async () => {
  const begun = { ...SHIFT, status: 'in_progress', start_at: inHours(-0.1), end_at: inHours(15) };
  const asked = answering(json(200, { shift: begun }), json(200, { ...begun, started_at: inHours(0) }), json(200, { shift: begun }));
  draw(<Fill />, { as });
  const shown = await card();
  expect(buttons(shown)).toEqual(['Why this amount $368.00', 'Start', 'Directions']);
  await user.click(within(shown).getByRole('button', { name: 'Why this amount $368.00', expanded: false }));
  expect(await screen.findByRole('heading', { name: 'Why this amount' })).toBeInTheDocument();
  await user.click(within(shown).getByRole('button', { name: 'Start' }));
  const sent = asked().find(({ method }) => method === 'POST');
  expect([sent?.uri, sent?.body]).toEqual(['/api/v1/shift/start', { id: 4, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  expect(sent?.headers).toHaveProperty('Idempotency-Key');
});

test('after its end it is finished, then submitted; wake-ups have a price, and their figure is drawn at once', async () => {
  answering(json(200, { shift: WORKED }));
  draw(<Fill />, { as });
  const shown = await card();
  expect(within(shown).getByRole('list', { name: 'Wake-ups' })).toHaveTextContent('02:10–02:40$47.50');
  expect(shown).toHaveTextContent('$415.50');
  expect(await screen.findByRole('heading', { name: 'Why this amount' })).toBeInTheDocument();
  expect(buttons(shown)).toEqual(['Why this amount $415.50', 'Submit', 'Change the hours', 'Record a wake-up']);
});

/** Like the dashboard, which requests the offers itself. */
const Known = () => (useOwnOffers().data ? <p>The offers are known.</p> : null);

test('offers loaded before the next shift wait for it', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  answering(async ({ url }) => {
    if (url !== '/next-shift') return json(200, { offers: [OFFER] });
    await isAnswered;
    return json(200, { shift: SHIFT });
  });
  draw(
    <>
      <Known />
      <Fill />
    </>,
    { as: aUser({ user_type: 'worker', permissions: ['job-apply'] }) },
  );
  await screen.findByText('The offers are known.');
  expect(screen.queryByRole('region', { name: 'Offered to you' })).not.toBeInTheDocument();
  answer();
  await card();
  expect(await screen.findByRole('region', { name: 'Offered to you' })).toHaveTextContent('Wattle Grove');
});

test('without an upcoming shift the empty state is shown', async () => {
  answering(json(200, { shift: null }));
  draw(<Fill />, { as });
  expect(await screen.findByText('You have no shift ahead.')).toBeInTheDocument();
});
