import { expect, test } from '@jest/globals';
import type { OpenShift, Proposal } from '@careloom/contract/resources/replacements';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCandidate, anOpenShift } from '../testing/candidates';
import { FillPanel } from './fill-panel';

const shift = (id: number, date: string): OpenShift => ({
  ...anOpenShift,
  ...{ id, date, start_at: `${date}T22:00:00.000Z`, end_at: `${date}T06:00:00.000Z` },
});
const PROPOSALS: Proposal[] = [
  { shift: shift(1, '2026-12-07'), candidate: aCandidate },
  { shift: shift(2, '2026-12-08'), candidate: { ...aCandidate, worker: { ...aCandidate.worker, id: 12, first_name: 'Grace' } } },
  { shift: shift(3, '2026-12-09'), candidate: null },
];
const PLACED = {
  ...{ id: 1, name: 'Day', date: '2026-12-07', start_time: '09:00', end_time: '17:00', start_at: '2026-12-06T22:00:00.000Z', minutes: 480 },
  ...{ type: 'normal', status: 'draft', worker_id: 11, job_id: 4, house_id: 2, total_cost: '320.00', version: 4 },
};

const drawn = async (
  proposals: Proposal[] = PROPOSALS,
  more = 0,
  answer: (nth: number) => ReturnType<typeof json> = () => json(200, PLACED),
) => {
  let writes = 0;
  const asked = answering((one: Asked) => (one.method === 'GET' ? json(200, { proposals, more }) : answer((writes += 1))));
  draw(<FillPanel period={{ from: '2026-12-07', to: '2026-12-13', house: null }} onClose={() => undefined} />, {
    as: aUser({ permissions: ['shift-create'] }),
  });
  await screen.findByRole('dialog', { name: 'Fill for me' });
  return asked;
};
const written = (asked: () => readonly Asked[]) => asked().filter(({ method }) => method === 'PUT');

test('each unfilled shift shows the proposed worker with points, parts and reasons, or that nobody is free', async () => {
  const asked = await drawn(PROPOSALS, 2);
  const [first, , last] = (await screen.findAllByRole('listitem')).filter((item) => item.textContent?.includes('Wattle Grove'));
  expect(first).toHaveTextContent('Mon 7 Dec 2026, 09:00–17:00 Wattle Grove');
  expect(first).toHaveTextContent('Eleni Economou82 points');
  expect(within(first as HTMLElement).getByText('36 h in this week, 30 wished')).toHaveAttribute('data-kind', 'against');
  expect(last).toHaveTextContent('Wed 9 Dec 2026, 09:00–17:00 Wattle GroveNobody near is free for it.');
  expect(screen.getByText('2 more shifts without a worker are left for later.')).toBeInTheDocument();
  expect(asked()[0]?.uri).toContain('from=2026-12-07&to=2026-12-13');
});

test('accepting a proposal sends the version that was shown; the shift stays a draft', async () => {
  const asked = await drawn();
  await user.click(await screen.findByRole('button', { name: 'Accept Grace Economou for Tue 8 Dec 2026, 09:00–17:00' }));
  await waitFor(() => expect(written(asked)).toHaveLength(1));
  const body = { worker_id: 12, date: '2026-12-08', start_time: '09:00', end_time: '17:00', version: 3 };
  expect(written(asked)[0]).toMatchObject({ url: '/shift-roster/2', body });
});

test('"accept all" sends one proposal after the other and stops at the first refusal', async () => {
  const asked = await drawn(PROPOSALS, 0, (nth) => (nth === 1 ? json(200, PLACED) : refusal(422, 'This record was changed.')));
  await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  await waitFor(() => expect(written(asked).map(({ url }) => url)).toEqual(['/shift-roster/1', '/shift-roster/2']));
});

test('when every shift has a worker, the panel shows that', async () => {
  await drawn([]);
  expect(await screen.findByText('Every shift of these days has a worker.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});
