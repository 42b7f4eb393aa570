import type { Watched } from '@careloom/contract/resources/delivery';
import { queryClient } from '@careloom/shared/query';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { knowRoutes } from '../../testing/routes';
import { DeliveryPage } from './delivery-page';

const at = '2026-11-21T03:00:00.000Z';
const jobs = { remote: 'jobs', version: '1.0.0+ab' };
const EMPTY: Watched = {
  ...{ since: at, served: [], failures: [], loads: [], vitals: [], tasks: [], calls: [], violations: [], overrides: [], dropped: 0 },
};
const SEEN: Watched = {
  ...EMPTY,
  served: [{ name: 'jobs', version: '1.0.0+ab', since: at, candidate: { version: '1.1.0', share: 10, named: 2 } }],
  failures: [{ ...jobs, phase: 'loading', message: 'It could not be loaded.', trace_id: '7f3a-91c2-0e5d', count: 3, last_seen: at }],
  loads: [{ ...jobs, count: 4, p50: 100, p75: 250, p95: 1200 }],
  vitals: [
    { ...jobs, name: 'LCP', count: 3, p75: 4800 },
    { ...jobs, name: 'CLS', count: 3, p75: 0.02 },
  ],
  calls: [{ ...jobs, of: 'GET /jobs/:id', count: 12, failed: 1, mean_ms: 31.4, max_ms: 90 }],
  dropped: 5,
};

const section = (name: string) => within(screen.getByRole('region', { name }));
const cells = (name: string) =>
  section(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  knowRoutes();
  signIn(aUser({ permissions: ['delivery-read'] }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  endSession('logout');
  queryClient.clear();
  jest.restoreAllMocks();
});

test('the observations are in their tables, with remote and version', async () => {
  answering(json(200, SEEN));
  draw(<DeliveryPage />);
  expect(await screen.findByRole('region', { name: 'Versions' })).toHaveTextContent('1.1.0 for 10 % and 2 by name');
  expect(cells('Failures')[0]).toMatch(/jobs1\.0\.0\+ab.*loading.*It could not be loaded\..*7f3a-91c2-0e5d.*3/);
  expect(cells('Load times')[0]).toMatch(/jobs.*4100 ms250 ms1,200 ms/);
  expect(cells('Web vitals, 75th percentile')[0]).toMatch(/4,800 ms.*0\.02/);
  expect(cells('Calls of the API')[0]).toMatch(/GET \/jobs\/:id.*12131 ms90 ms/);
  // Texts that replace, on a phone, the columns it has no room for.
  for (const words of ['12 × · Faults 1 · jobs 1.0.0+ab', 'Candidate 1.1.0 for 10 % and 2 by name', '4 × · Median 100 ms'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('5 observations found no room and were dropped.')).toBeVisible();
});

test('without observations each table shows the empty state', async () => {
  answering(json(200, EMPTY));
  draw(<DeliveryPage />);
  expect(await screen.findByText('Nothing failed in any browser.')).toBeVisible();
  for (const words of ['No remote was loaded.', 'The policy refused nothing.', 'Every tab has the released versions.'])
    expect(screen.getByText(words)).toBeVisible();
});

test('another range is requested and kept in the address', async () => {
  const asked = answering(json(200, EMPTY));
  draw(<DeliveryPage />);
  await screen.findByText('Nothing failed in any browser.');
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(window.location.search).toBe('?hours=168');
  expect(asked().at(-1)?.uri).toBe('/api/v1/delivery?hours=168');
});

test('a failed read can be retried', async () => {
  answering(refusal(500, 'Something went wrong. Please try again.'));
  draw(<DeliveryPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  answering(json(200, SEEN));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Load times' })).toBeVisible();
});
