import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { currentLocation } from '@careloom/shared/navigation';
import { endSession, session, signIn } from '@careloom/shared/session';
import { aUser } from '@careloom/shared/testing';
import { makeBatch, type Batch } from './batch';
import { sendPeriodically, sendBatch } from './send-batches';

let batch: Batch;
beforeEach(() => {
  signIn(aUser());
  batch = makeBatch();
  batch.loads.add({ remote: 'jobs', version: '1.0.0', ms: 120 });
});
afterEach(() => {
  endSession('logout');
  jest.restoreAllMocks();
});

const answers = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { status })));
const sizes = () => [batch.take()].map((taken) => [taken?.loads.length ?? 0, taken?.dropped ?? 0])[0];

test('a batch is sent with the session, even by a closing page; then nothing is left to send', async () => {
  const line = answers(200);
  await sendBatch(batch);
  const [address, request] = line.mock.calls[0] ?? [];
  expect([address, request?.method, request?.keepalive]).toEqual(['/api/v1/observations', 'POST', true]);
  expect(new Headers(request?.headers).get('authorization')).toBe(`Bearer ${session().token}`);
  await sendBatch(batch);
  expect(line).toHaveBeenCalledTimes(1);
});

test.each([503, 429])('%i: the batch is kept for the next time', async (status) => {
  answers(status);
  await sendBatch(batch);
  expect(sizes()).toEqual([1, 0]);
});

test('a network failure: the batch is kept, and nothing is thrown', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await sendBatch(batch);
  expect(sizes()).toEqual([1, 0]);
});

test.each([401, 422])('%i: the batch is dropped and counted; neither the session nor the page is affected', async (status) => {
  answers(status);
  const { pathname } = currentLocation();
  await sendBatch(batch);
  expect([sizes(), session().authenticated, currentLocation().pathname]).toEqual([[0, 1], true, pathname]);
});

test('signed out nothing is sent', async () => {
  const line = answers(200);
  endSession('logout');
  await sendBatch(batch);
  expect(line).not.toHaveBeenCalled();
});

test('a closing page sends its records, even if the browser only fires pagehide', async () => {
  const line = answers(200);
  sendPeriodically(batch);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(line).toHaveBeenCalledTimes(1);
  await expect(line.mock.results[0]?.value).resolves.toMatchObject({ status: 200 });
});
