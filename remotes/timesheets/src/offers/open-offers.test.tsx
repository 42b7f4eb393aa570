import { expect, test } from '@jest/globals';
import type { OwnOffer } from '@careloom/contract/resources/shift-offers';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnOffers } from './own-offers';

const OFFER: OwnOffer = {
  ...{ id: 5, status: 'open', ends_at: '2026-11-21T09:00:00.000Z', shift_id: 9, name: 'Night', type: 'sleep_over' },
  ...{ date: '2026-11-21', start_time: '22:00', end_time: '06:00', time_zone: 'Australia/Sydney' },
  ...{ start_at: '2026-11-21T11:00:00.000Z', end_at: '2026-11-21T19:00:00.000Z' },
  house: { id: 2, name: 'Wattle Grove', suburb: 'Merrylands' },
  ...{ total_cost: '80.00', total_hour: '8.00', distance_km: 12.3 },
};
/** The response when an offer is accepted. */
const SHIFT = {
  ...{ id: 9, date: '2026-11-21', name: 'Night', start_time: '22:00', end_time: '06:00', time_zone: 'Australia/Sydney' },
  ...{ start_at: OFFER.start_at, end_at: OFFER.end_at, worker: null, total_cost: '80.00', total_hour: '8.00', fee: '6.00' },
  ...{ type: 'sleep_over', rate_type: 'sleep_over', status: 'confirmed', segments: [], job: OFFER.house, house: OFFER.house },
  ...{ is_overnight: 1, description: null, timesheet_added_at: null, invoice: null },
};
const as = aUser({ user_type: 'worker', permissions: ['job-apply'] });

const drawn = (offers: OwnOffer[], answer = json(200, SHIFT), who = as) => {
  const asked = answering((one: Asked) => (one.method === 'GET' ? json(200, { offers }) : answer));
  draw(<OwnOffers />, { as: who });
  return asked;
};

test('an offer shows time, house, pay, distance and deadline; it can be taken or declined', async () => {
  const asked = drawn([OFFER]);
  const offer = within(await screen.findByRole('region', { name: 'Offered to you' })).getByRole('listitem');
  expect(offer).toHaveTextContent(
    'Sat 21 Nov 2026, 22:00–06:00 Sleep OverWattle Grove, Merrylands$80.00 for 8 h, about 12 km from youThe first yes gets it. Answer by 20:00.',
  );
  await user.click(within(offer).getByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(asked().find(({ method }) => method === 'POST')).toMatchObject({ url: '/shift-offers/accept', body: { id: 5 } }),
  );
  await user.click(within(offer).getByRole('button', { name: 'Not this time' }));
  await waitFor(() =>
    expect(asked().filter(({ method }) => method === 'POST')[1]).toMatchObject({ url: '/shift-offers/decline', body: { id: 5 } }),
  );
});

test.each([
  ['taken', 'Taken by somebody else.'],
  ['expired', 'The time to answer is over.'],
  ['withdrawn', 'Not offered any more.'],
  ['of_a_newer_server', 'Not offered any more.'],
])('an offer that is %s shows that and can not be answered', async (status, text) => {
  drawn([{ ...OFFER, status }]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer that comes too late shows the message of the server, which stays', async () => {
  drawn([OFFER], refusal(422, 'This shift is taken: somebody else was first.'));
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(screen.getByRole('button', { name: 'Take it' })).toBeInTheDocument();
});

test('without offers nothing is shown', async () => {
  const none = drawn([]);
  await waitFor(() => expect(none()).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers are not requested for planners', () => {
  expect(drawn([OFFER], json(200, {}), aUser({ permissions: ['shift-create'] }))()).toEqual([]);
});

test('an earlier server without offers shows nothing', async () => {
  answering(refusal(404, 'Not found.'));
  draw(<OwnOffers />, { as });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
