import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { type CodeFault, plantCodeFault } from './code-faults';
import { ROOT } from './places';
import { changeEntries, remoteFolder } from './registry';

/** Which files of a remote: those that the registry names, those loaded later, or both. */
type Files = 'all' | 'entry' | 'chunks';

const isOf: Record<Files, (file: string) => boolean> = {
  all: () => true,
  entry: (file) => file.startsWith('remoteEntry'),
  chunks: (file) => file.endsWith('.js') && !file.startsWith('remoteEntry'),
};

/** A remote's entry and chunks have to match the hashes in the registry and the entry. */
export interface RemoteFault {
  name: string;
  /** Breaks the given remotes, before the page is opened. @returns a function that repairs one of them */
  breakAll: (page: Page, address: string, remotes: readonly string[]) => Promise<(remote: string) => Promise<void>>;
  /** Requests get no response: the card appears after a timeout, which a test may fast-forward. */
  waits: boolean;
  /** The fault injects a script, which stays in the browser. */
  plants?: true;
  /** A fault that looks the same to a page, and why: only `npm run verify` tests both. */
  like?: string;
  /** The registry, which Retry requests, also fails until a remote is repaired. */
  registryFails?: boolean;
  /** The browser's own error for this file. */
  uncaught?: RegExp;
}

const HTML = '<!doctype html><html lang="en"><title>Not a script</title><p>Sign in to the hotel network</p></html>';
const SLOW_MS = 10_000;

const script = (body: string | Buffer) => ({ status: 200, contentType: 'text/javascript', body });

/** Reads synchronously, so that it responds at once: if the route is removed meanwhile, Playwright continues the request. */
async function truncated(route: Route) {
  const [, , remote = '', , file = ''] = new URL(route.request().url()).pathname.split('/');
  const body = readFileSync(path.join(ROOT, 'remotes', remote, 'dist', file));
  await route.fulfill(script(body.subarray(0, body.length / 2)));
}

async function slow(route: Route) {
  await wait(SLOW_MS);
  await route.continue().catch(() => undefined); // the page may have aborted the request, or may be closed
}

/** Returns a wrong response for files of remotes, until each is repaired. */
const network = (name: string, files: Files, answer: (route: Route) => Promise<unknown>, waits = false): RemoteFault => ({
  name,
  waits,
  breakAll: async (page, address, remotes) => {
    const routes = new Map<string, (url: URL) => boolean>();
    for (const remote of remotes) {
      const folder = await remoteFolder(address, remote);
      const matches = ({ pathname }: URL) => pathname.startsWith(folder) && isOf[files](pathname.slice(folder.length));
      routes.set(remote, matches);
      await page.context().route(matches, answer);
    }
    return async (remote) => page.context().unroute(routes.get(remote) ?? '');
  },
});

/** The registry has wrong entries for remotes. */
const registry = (name: string, change: Parameters<typeof changeEntries>[1]): RemoteFault => ({
  name,
  waits: false,
  breakAll: (page, _address, remotes) => changeEntries(page, change, remotes),
});

/** The files of remotes and the registry cannot be reached: a repaired remote is in the next answer of the registry. */
const failingRegistry = (name: string, answer: (route: Route) => Promise<unknown>): RemoteFault => {
  const files = network(name, 'all', (route) => route.abort('connectionreset'));
  return {
    ...files,
    name: `the registry ${name}`,
    registryFails: true,
    breakAll: async (page, address, remotes) => {
      const mendFiles = await files.breakAll(page, address, remotes);
      let asked = 0;
      await page.route('**/registry.json', (route) => {
        asked -= 1;
        return asked >= 0 ? route.fallback() : answer(route);
      });
      return async (remote) => {
        await mendFiles(remote);
        asked = 1;
      };
    },
  };
};

const needs = (part: 'shared' | 'contract') => (entry: RegistryEntry) => ({
  ...entry,
  manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, [part]: '^99.0.0' } },
});

/** As in a page that was rendered before a rollback. */
const takenBack = (entry: RegistryEntry) => ({
  ...entry,
  version: '9.9.9+gone',
  entry: `/assets/${entry.name}/9.9.9+gone/remoteEntry.js`,
  preload: {},
});

const code = (fault: CodeFault): RemoteFault => ({
  name: `throws on ${fault}`,
  waits: false,
  plants: true,
  breakAll: (page, _address, remotes) => plantCodeFault(page, fault, remotes),
});

const never = () => new Promise<void>(() => undefined);

/** A file that does not match the hash in the entry or the registry is refused before it is read, whatever its content. */
const refusedByHash = (fault: RemoteFault, like: string): RemoteFault => ({ ...fault, like });

/** The schema refuses an invalid registry: `remote-module.test.tsx` tests each case. */
const refusedBySchema = (fault: RemoteFault): RemoteFault => ({ ...fault, like: 'the registry answers 500' });

/** All faults of a remote. */
export const REMOTE_FAULTS: readonly RemoteFault[] = [
  network('gone', 'all', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' })),
  network('reset', 'all', (route) => route.abort('connectionreset')),
  network('HTML with status 200', 'all', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML })),
  network('hanging', 'entry', never, true),
  network('hanging after its entry', 'chunks', never, true),
  network('slow by 10 s', 'all', slow, true),
  network('a truncated chunk', 'chunks', truncated),
  refusedByHash(
    network('a syntax error for an entry', 'entry', (route) => route.fulfill(script('const = ;'))),
    'wrong integrity',
  ),
  refusedByHash(
    network('a syntax error for a chunk', 'chunks', (route) => route.fulfill(script('const = ;'))),
    'a truncated chunk',
  ),
  refusedByHash(
    network('a garbage chunk', 'chunks', (route) => route.fulfill(script(Buffer.alloc(4096, 0xfe)))),
    'a truncated chunk',
  ),
  network('a chunk missing after a deploy', 'chunks', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone' })),
  registry('wrong integrity', (entry) => ({ ...entry, integrity: `sha384-${'A'.repeat(64)}`, preload: {} })),
  registry('an incompatible version of shared', needs('shared')),
  // `compatibility.test.ts` tests which versions of both packages fit.
  { ...registry('an incompatible version of the contract', needs('contract')), like: 'an incompatible version of shared' },
  registry('a registry that is older than the page', takenBack),
  failingRegistry('hangs', never),
  failingRegistry('answers 500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  refusedBySchema(
    failingRegistry('answers garbage', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"remotes": "' })),
  ),
  refusedBySchema(failingRegistry('answers with a page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }))),
  code('load'),
  code('render'),
  code('effect'),
];
