import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { type CodeFault, plantCodeFault } from './code-faults';
import { ROOT } from './places';
import { changeEntries, remoteFolder } from './registry';

/** Which files of a remote: what the registry names, what comes after it, or both. */
type Files = 'all' | 'entry' | 'chunks';

const isOf: Record<Files, (file: string) => boolean> = {
  all: () => true,
  entry: (file) => file.startsWith('remoteEntry'),
  chunks: (file) => file.endsWith('.js') && !file.startsWith('remoteEntry'),
};

/** A remote's own entry and chunks have to be what the registry and the entry say. */
export interface RemoteFault {
  name: string;
  /** Breaks all the remotes named, before the page is opened. @returns mends one of them */
  breakAll: (page: Page, address: string, remotes: readonly string[]) => Promise<(remote: string) => Promise<void>>;
  /** Nothing answers: the card waits for a time-out, which a test may bring forward. */
  waits: boolean;
  /** Its script stays in the browser that it was planted in. */
  plants?: true;
  /** The fault that a page can not tell it from, and why: `npm run verify` alone has both. */
  like?: string;
  /** Retry asks a registry that fails, too, until a remote is mended. */
  registryFails?: boolean;
  /** What such a file makes the browser itself say. */
  uncaught?: RegExp;
}

const HTML = '<!doctype html><html lang="en"><title>Not a script</title><p>Sign in to the hotel network</p></html>';
const SLOW_MS = 10_000;

const script = (body: string | Buffer) => ({ status: 200, contentType: 'text/javascript', body });

/** Answers at once: a route that ends meanwhile hands the request on. */
async function truncated(route: Route) {
  const [, , remote = '', , file = ''] = new URL(route.request().url()).pathname.split('/');
  const body = readFileSync(path.join(ROOT, 'remotes', remote, 'dist', file));
  await route.fulfill(script(body.subarray(0, body.length / 2)));
}

async function slow(route: Route) {
  await wait(SLOW_MS);
  await route.continue().catch(() => undefined); // the page may have given it up, and gone
}

/** Answers wrongly for files of remotes, until one is mended. */
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

/** The registry says of remotes what is not so. */
const registry = (name: string, change: Parameters<typeof changeEntries>[1]): RemoteFault => ({
  name,
  waits: false,
  breakAll: (page, _address, remotes) => changeEntries(page, change, remotes),
});

/** The files of remotes are out of reach, and so is what the registry has to say of them: each remote that is mended is told once. */
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

/** As a page has it that was made before a rollback. */
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

/** Another file than the entry's or the registry's hash says is refused before it is read, whatever is in it. */
const refusedByHash = (fault: RemoteFault, like: string): RemoteFault => ({ ...fault, like });

/** What is not a registry is refused by its schema: `remote-module.test.tsx` has each. */
const refusedBySchema = (fault: RemoteFault): RemoteFault => ({ ...fault, like: 'the registry answers 500' });

/** All that can be wrong with a remote. */
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
  // Of both packages `compatibility.test.ts` says which versions fit.
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
