import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { navigate } from '@careloom/shared/navigation';
import { useRegistry } from '../registry/registry';
import { knowRoutes, remoteRoute } from '../../testing/routes';
import { makeBatch, type Batch } from './batch';
import { batchWriter } from './add-record';
import { addCall } from './observe-calls';
import { addTask } from './observe-performance';
import { releaseAt } from './releases';
import { trackPages } from './page-history';

const entry = {
  ...{ name: 'test', version: '1.2.0', entry: '/remoteEntry.js', integrity: 'sha384-a' },
  manifest: {
    ...{ name: 'test', version: '1.2.0', needs: { shared: '^1.0.0', contract: '^1.0.0' }, routes: [], menu: [], quickActions: [] },
    ...{ slots: [], permissions: [], raises: [], hears: [] },
  },
};
const FILE = 'http://localhost:4000/assets/finance/2.0.0/page.js';
const finance = { remote: 'finance', version: '2.0.0' };
const test1 = { remote: 'test', version: '1.2.0' };

let batch: Batch;
let stop: () => void;
beforeEach(() => {
  useRegistry.setState({ remotes: [entry], complete: true });
  knowRoutes(remoteRoute('admin', 'jobs', '/admin/jobs'));
  navigate('/admin');
  stop = trackPages();
  batch = makeBatch();
});
afterEach(() => stop());

test('a time belongs to the page that was open then', () => {
  const before = performance.now();
  navigate('/admin/jobs');
  expect(releaseAt(before).remote).toBe('shell');
  expect(releaseAt(performance.now() + 1)).toEqual(test1);
});

test.each<[string, string, string, object]>([
  ['in a stack', `Error: x\n at f (${FILE}:1:2)`, '', finance],
  ['when the browser reports the script', '', FILE, finance],
  ['on whose page it happened, where nothing is named', '', '', test1],
])('an uncaught error is attributed to the remote %s', (_where, stack, file, release) => {
  navigate('/admin/jobs');
  batchWriter(batch)({ kind: 'uncaught', error: Object.assign(new Error('x'), { stack }), file });
  expect(batch.take()?.failures).toEqual([{ ...release, phase: 'uncaught', message: 'Error: x', trace_id: null, count: 1 }]);
});

test('a failure keeps the data of its card; during the lookup its version is that of the tab', () => {
  batchWriter(batch)({ kind: 'failure', remote: 'test', version: '', phase: 'resolving', error: new Error('gone'), traceId: 'a-b' });
  expect(batch.take()?.failures).toEqual([{ ...test1, phase: 'resolving', message: 'Error: gone', trace_id: 'a-b', count: 1 }]);
});

test('only the first load of a version counts, and a layout measured twice is no failure', () => {
  const take = batchWriter(batch);
  take({ kind: 'load', ...test1, ms: 120.4 });
  take({ kind: 'load', ...test1, ms: 0.2 });
  take({ kind: 'uncaught', error: 'ResizeObserver loop completed with undelivered notifications.', file: '' });
  const taken = batch.take();
  expect([taken?.loads, taken?.failures]).toEqual([[{ ...test1, ms: 120 }], []]);
});

const call = (path: string, more: object = {}) => ({ name: `http://localhost:4000${path}`, startTime: 0, duration: 20.4, ...more });

test.each([
  [
    'as the server names it',
    call('/api/v1/jobs/7', { serverTiming: [{ name: 'call', description: 'GET /jobs/:id' }] }),
    'GET /jobs/:id',
    0,
  ],
  ['by its address where it does not', call('/api/v1/jobs/7?search=Joan'), '/jobs/:id', 0],
  ['with a fault of the server', call('/api/v1/jobs', { responseStatus: 500 }), '/jobs', 1],
  ['without one where it was refused', call('/api/v1/jobs', { responseStatus: 422 }), '/jobs', 0],
])('a call is counted %s', (_how, timed, of, failed) => {
  addCall(batch, timed);
  expect(batch.take()?.calls).toMatchObject([{ remote: 'shell', of, count: 1, failed, total_ms: 20 }]);
});

test.each([
  ['a file', call('/assets/jobs/1.0.0/a.js')],
  ["the watch's own sending", call('/api/v1/observations')],
  ['the registry', call('/registry.json')],
  ['a call aborted by the page', call('/api/v1/jobs', { responseStatus: 0 })],
])('%s is not counted', (_what, timed) => {
  addCall(batch, timed);
  expect(batch.take()).toBeNull();
});

test('a long task is attributed to the longest script, else to the page', () => {
  const scripts = [
    { sourceURL: FILE, duration: 70 },
    { sourceURL: 'http://localhost:4000/assets/jobs/1.0.0/a.js', duration: 20 },
  ];
  addTask(batch, { startTime: 0, duration: 90, blockingDuration: 40, scripts });
  addTask(batch, { startTime: 0, duration: 60 });
  addTask(batch, { startTime: 0, duration: 300, blockingDuration: 0 });
  expect(batch.take()?.tasks).toMatchObject([
    { ...finance, max_ms: 90 },
    { remote: 'shell', max_ms: 60 },
  ]);
});
