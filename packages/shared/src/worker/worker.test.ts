import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { allowWorkers, startWorker } from './index';

const ENTRY = 'https://jobs.example.org/assets/jobs/1.0.0+a/remoteEntry.js';
const KNOWN = 'https://jobs.example.org/assets/jobs/1.0.0+a/573.92d9588f.js';
const OWN = '/assets/jobs/1.0.0+a/573.92d9588f.js';

/** Fake of the browser's `Worker`, which this environment lacks. */
class StartedWorker {
  constructor(readonly address: string) {}
}

const asked: [unknown, RequestInit | undefined][] = [];
let status = 200;
const page = globalThis as unknown as Record<string, unknown>;
const { fetch: ownFetch, Worker: ownWorker } = page;
beforeEach(() => {
  asked.length = 0;
  status = 200;
  page['Worker'] = StartedWorker;
  page['fetch'] = (address: unknown, options?: RequestInit) => {
    asked.push([address, options]);
    return Promise.resolve({ ok: status === 200, status });
  };
});
afterEach(() => {
  Object.assign(page, { fetch: ownFetch, Worker: ownWorker });
  jest.restoreAllMocks();
});

const start = (address: string) => startWorker(new URL(address));

test('a worker of a remote on another origin starts from the origin of the page, after its file was verified', async () => {
  allowWorkers(ENTRY, [{ href: OWN, integrity: 'sha256-x' }]);
  for (const address of [KNOWN, `${KNOWN}?r=2`]) expect(await start(address)).toEqual(new StartedWorker(OWN));
  expect(asked).toEqual([
    [OWN, { integrity: 'sha256-x' }],
    [OWN, { integrity: 'sha256-x' }],
  ]);
});

test('a file that is missing, or of no release, starts nothing', async () => {
  allowWorkers(ENTRY, [{ href: OWN, integrity: 'sha256-x' }]);
  await expect(start('https://jobs.example.org/assets/jobs/1.0.0+a/other.js')).rejects.toThrow('is a worker of no release');
  status = 404;
  await expect(start(KNOWN)).rejects.toThrow('could not be loaded: 404');
});
