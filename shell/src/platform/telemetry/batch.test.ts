import { expect, test } from '@jest/globals';
import { BATCH, delivery } from '@careloom/contract/resources/delivery';
import { makeBatch } from './batch';

const jobs = { remote: 'jobs', version: '1.0.0' };
const failure = (message: string, count = 1) => ({ ...jobs, phase: 'loading' as const, message, trace_id: 'a-b', count });
const sums = (ms: number) => ({ ...jobs, count: 1, failed: 0, total_ms: ms, max_ms: ms });

test('without records there is no batch', () => {
  expect(makeBatch().take()).toBeNull();
});

test('equal failures are counted and keep the last trace id, calls and tasks are summed', () => {
  const batch = makeBatch();
  batch.failures.add(failure('gone'));
  batch.failures.add({ ...failure('gone'), trace_id: 'c-d' });
  batch.calls.add({ ...sums(30), of: 'GET /jobs' });
  batch.calls.add({ ...sums(50), of: 'GET /jobs', failed: 1 });
  batch.tasks.add(sums(80));
  expect(batch.take()).toMatchObject({
    failures: [{ message: 'gone', count: 2, trace_id: 'c-d' }],
    calls: [{ of: 'GET /jobs', count: 2, failed: 1, total_ms: 80, max_ms: 50 }],
    tasks: [{ count: 1, max_ms: 80 }],
    dropped: 0,
  });
  expect(batch.take()).toBeNull();
});

test('a worse vital replaces the previous value; an override is reported once', () => {
  const batch = makeBatch();
  const inp = (value: number) => ({ ...jobs, name: 'INP' as const, value, visit: 'v1' });
  batch.vitals.add(inp(80));
  batch.vitals.add(inp(160));
  batch.overrides.add({ remote: 'jobs', origin: 'http://localhost:1' });
  batch.overrides.add({ remote: 'jobs', origin: 'http://localhost:1' });
  const taken = batch.take();
  expect([taken?.vitals.map(({ value }) => value), taken?.overrides.length]).toEqual([[160], 1]);
});

test('above the limit the oldest record is dropped, and counted with all its occurrences', () => {
  const batch = makeBatch();
  batch.failures.add(failure('the first', 3));
  for (let at = 0; at < BATCH.failures; at += 1) batch.failures.add(failure(`later ${at}`));
  const taken = batch.take();
  expect([taken?.failures.length, taken?.failures[0]?.message, taken?.dropped]).toEqual([BATCH.failures, 'later 0', 3]);
});

test('unsent records are merged with newer ones, within the same limits', () => {
  const batch = makeBatch();
  for (let at = 0; at < BATCH.failures; at += 1) batch.failures.add(failure(`first ${at}`));
  const taken = batch.take();
  batch.failures.add(failure('meanwhile'));
  if (taken) batch.giveBack(taken);
  const again = batch.take();
  expect([again?.failures.length, again?.dropped]).toEqual([BATCH.failures, 1]);
});

test('a full batch is valid for the contract, and small enough for a page that is being closed', () => {
  const batch = makeBatch();
  const long = 'ä'.repeat(200);
  for (let at = 0; at < 200; at += 1) {
    const release = { remote: `remote-${'x'.repeat(30)}`, version: `1.0.${at}+0123456789ab` };
    batch.failures.add({ ...failure(`${at} ${long}`.slice(0, 200), 100_000), ...release });
    batch.loads.add({ ...release, ms: 3_600_000 });
    batch.vitals.add({ ...release, name: 'LCP', value: 3_600_000, visit: `v6-1700000000000-${at}` });
    batch.calls.add({ ...sums(3_600_000), ...release, of: `GET /${'x'.repeat(100)}` });
    batch.tasks.add({ ...sums(3_600_000), ...release });
    batch.overrides.add({ remote: 'jobs', origin: `http://localhost:${at}` });
  }
  const taken = batch.take();
  expect(delivery.observe.body.safeParse(taken).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(taken)).length).toBeLessThan(64_000);
});
