import { notifications } from '@careloom/contract/resources/notifications';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { clearSession, setUser } from '../session/store';
import { aUser } from '../../testing/index';
import { keyOf, queryClient } from './index';
import type { KeptAnswer } from './kept-answers';
import { settleAnswer } from './settle-answer';

/** Replaces the device's database, which jsdom lacks: the real one is tested in the browser. */
const device = new Map<string, KeptAnswer>();
jest.mock('idb-keyval', () => ({
  createStore: () => device,
  set: (name: string, value: KeptAnswer) => Promise.resolve(void device.set(name, value)),
  get: (name: string) => Promise.resolve(device.get(name)),
  clear: () => Promise.resolve(device.clear()),
  entries: () => Promise.resolve([...device]),
  delMany: (names: string[]) => Promise.resolve(names.forEach((name) => device.delete(name))),
}));

const call = notifications.list;
const PAGE = { items: [], totalUnreadCount: 4, page: 1, per_page: 25, last_page: 1, total: 0 };
const key = keyOf(call, { page: 1 });
const answered = (data: unknown) => settleAnswer(call, key, { ok: true, code: 200, message: '', data });
const unanswered = () => settleAnswer(call, key, { ok: false, code: 0, message: 'No answer.', errors: {} });
const DAY = 24 * 3_600_000;

beforeEach(() => setUser(aUser({ user_type: 'worker' })));
afterEach(() => {
  clearSession();
  queryClient.clear();
  device.clear();
  jest.useRealTimers();
});

/** The device answers after some turns of the event loop. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a stored answer replaces a failed read of a worker, with its time', async () => {
  const began = Date.now();
  await answered(PAGE);
  await settled();
  await unanswered();
  expect(queryClient.getQueryData(key)).toEqual(PAGE);
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBeGreaterThanOrEqual(began);
});

test('data on the page stays, and a query that was never answered has no data', async () => {
  await unanswered();
  expect(queryClient.getQueryData(key)).toBeUndefined();
  await answered(PAGE);
  await settled();
  queryClient.setQueryData(key, { ...PAGE, totalUnreadCount: 9 });
  await unanswered();
  expect(queryClient.getQueryData(key)).toMatchObject({ totalUnreadCount: 9 });
});

test('an answer that no longer matches the call, and one older than 14 days, are not shown', async () => {
  await answered(PAGE);
  await settled();
  const [[name, kept] = assertKept()] = [...device];
  device.set(name, { ...kept, data: { items: 'of another release' } });
  await unanswered();
  expect(queryClient.getQueryData(key)).toBeUndefined();
  device.set(name, { ...kept, at: Date.now() - 15 * DAY });
  await unanswered();
  expect(queryClient.getQueryData(key)).toBeUndefined();
});

test('nothing is stored for roles other than workers, whose answers contain many people', async () => {
  setUser(aUser({ user_type: 'senior_manager' }));
  await answered(PAGE);
  await settled();
  expect(device.size).toBe(0);
});

test('beyond 300 answers the oldest are removed, and a very large answer is not stored', async () => {
  for (let at = 0; at < 330; at += 1) device.set(`old ${at}`, { at: Date.now() - at * 1_000, data: at });
  for (let at = 0; at < 60; at += 1) await settleAnswer(call, [...key, at], { ok: true, code: 200, message: '', data: PAGE });
  await settled();
  expect(device.size).toBeLessThanOrEqual(350);
  expect(device.has('old 329')).toBe(false);
  expect(device.has('old 0')).toBe(true);
  const before = device.size;
  await settleAnswer(call, [...key, 'large'], { ok: true, code: 200, message: '', data: 'x'.repeat(500_001) });
  await settled();
  expect(device.size).toBe(before);
});

test('the end of a session clears the storage', async () => {
  await answered(PAGE);
  await settled();
  expect(device.size).toBe(1);
  clearSession();
  await settled();
  expect(device.size).toBe(0);
});

function assertKept(): never {
  throw new Error('Nothing was kept.');
}
