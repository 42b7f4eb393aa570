import { describe, expect, jest, test } from '@jest/globals';
import type { Answer } from '../http/answer';
import { createWriteQueue, type QueueParts } from './queue';
import { outcomeOf, type QueuedWrite } from './queued-write';

const OK = { ok: true, code: 200, message: 'Done.', data: { id: 1 } } as const;
const LOST = { ok: false, code: 0, message: 'No answer.', errors: {} } as const;
const REFUSED = { ok: false, code: 422, message: 'Unprocessable Entity.', errors: { end_time: ['This time has not come yet.'] } } as const;

const call = { id: 'A-1', method: 'POST', path: '/shift/start', affects: ['shift'] } as const;
const write = (title: string, about = 'shift 1') => ({ call, input: { id: 1 }, about, title });

/** A queue with storage in memory. Writes are answered with `answers` in order, then always with the last one. */
function queueOf(answers: readonly Answer<unknown>[], over: Partial<QueueParts> = {}) {
  const kept = new Map<number, QueuedWrite>();
  const sent: QueuedWrite[] = [];
  const changes: string[][] = [];
  const left = [...answers];
  let keys = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const onWaiting = jest.fn();
  const queue = createWriteQueue({
    storage: {
      all: () => Promise.resolve([...kept.values()].sort((a, b) => a.at - b.at)),
      put: (one) => Promise.resolve(void kept.set(one.at, one)),
      remove: ({ at }) => Promise.resolve(void kept.delete(at)),
    },
    send: (one) => {
      sent.push(one);
      return Promise.resolve((left.length > 1 ? left.shift() : left[0]) as Answer<unknown>);
    },
    alone: (task) => {
      const next = turn.then(task);
      turn = next.catch(() => undefined);
      return next;
    },
    isCurrent: () => true,
    onChange: (writes) => changes.push(writes.map(({ title }) => title)),
    onSent: () => undefined,
    onWaiting,
    newKey: () => `key-${(keys += 1)}`,
    now: () => 1_000,
    ...over,
  });
  return { queue, sent, changes, kept: () => [...kept.values()], onWaiting };
}
const titles = (writes: readonly QueuedWrite[]) => writes.map(({ title }) => title);

describe('a queue of writes', () => {
  test('stores a write before it is sent, and removes it once it is answered', async () => {
    const { queue, changes, kept, sent } = queueOf([OK]);
    expect(await queue.add(write('Start'))).toEqual({ state: 'sent', data: { id: 1 } });
    expect([changes, kept(), titles(sent)]).toEqual([[['Start'], []], [], ['Start']]);
  });

  test('sends in queue order, each write with its own key on every attempt', async () => {
    const { queue, sent, onWaiting } = queueOf([LOST, LOST, OK]);
    expect(await queue.add(write('Start'))).toEqual({ state: 'waiting' });
    expect(await queue.add(write('Wake-up'))).toEqual({ state: 'waiting' });
    await queue.flush();
    expect(sent.map(({ title, key }) => [title, key])).toEqual([
      ['Start', 'key-1'],
      ['Start', 'key-1'],
      ['Start', 'key-1'],
      ['Wake-up', 'key-2'],
    ]);
    expect(onWaiting).toHaveBeenCalledTimes(2);
  });

  test('a refused write stays with its reason, and blocks only writes about the same record', async () => {
    const { queue, kept, sent } = queueOf([LOST, REFUSED, OK]);
    await queue.add(write('Finish'));
    const results = Promise.all([queue.add(write('Submit')), queue.add(write('Expense', 'expense 3'))]);
    expect((await results).map(({ state }) => state)).toEqual(['waiting', 'sent']);
    expect(kept().map(({ title, refusal }) => [title, refusal?.errors ?? null])).toEqual([
      ['Finish', REFUSED.errors],
      ['Submit', null],
    ]);
    expect(titles(sent)).toEqual(['Finish', 'Finish', 'Expense']);
  });

  test('an edited write is sent in its place with a new key; after a discarded write the next one is sent', async () => {
    const edited = queueOf([REFUSED, OK]);
    const result = await edited.queue.add(write('Finish'));
    expect(result).toMatchObject({ state: 'refused', message: 'Unprocessable Entity.', errors: REFUSED.errors });
    const [refused] = edited.kept();
    await edited.queue.again(refused as QueuedWrite, { id: 1, end_time: '06:00' });
    expect(edited.sent.map(({ key, input }) => [key, input])).toEqual([
      ['key-1', { id: 1 }],
      ['key-2', { id: 1, end_time: '06:00' }],
    ]);
    const dropped = queueOf([REFUSED, OK]);
    await dropped.queue.add(write('Finish'));
    await dropped.queue.add(write('Submit'));
    await dropped.queue.discard(dropped.kept()[0] as QueuedWrite);
    expect([titles(dropped.sent), dropped.kept()]).toEqual([['Finish', 'Submit'], []]);
  });

  test('sends nothing once another user is signed in', async () => {
    let current = true;
    const { queue, sent, kept } = queueOf([LOST], { isCurrent: () => current });
    await queue.add(write('Start'));
    current = false;
    await queue.flush();
    expect([sent.length, titles(kept())]).toEqual([1, ['Start']]);
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'forbidden'],
  ])('without storage (%s) a write is sent at once, or fails with the reason: %s', async (name, reason) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = {
      all: () => Promise.resolve([]),
      put: () => Promise.reject(new DOMException('no', name)),
      remove: () => Promise.resolve(),
    };
    expect(await queueOf([OK], { storage }).queue.add(write('Start'))).toEqual({ state: 'sent', data: { id: 1 } });
    expect(await queueOf([LOST], { storage }).queue.add(write('Start'))).toEqual({ state: 'not-kept', reason });
    expect(await queueOf([REFUSED], { storage }).queue.add(write('Start'))).toMatchObject({ state: 'refused', errors: REFUSED.errors });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});

test.each([
  [{ ok: true, code: 200 }, 'sent'],
  [{ ok: false, code: 0 }, 'later'],
  [{ ok: false, code: 429 }, 'later'],
  [{ ok: false, code: 503 }, 'later'],
  [{ ok: false, code: 401, error: 'unauthenticated' }, 'later'],
  [{ ok: false, code: 401, error: 'forbidden' }, 'refused'],
  [{ ok: false, code: 404 }, 'refused'],
  [{ ok: false, code: 422 }, 'refused'],
] as const)('an answer of %j leaves a write %s', (answer, outcome) => {
  expect(outcomeOf(answer)).toBe(outcome);
});
