import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { outputOf, ROOT } from '../base/workspace';

/** The inputs of every package's build besides its own folder. */
const COMMON = [
  'pnpm-lock.yaml',
  'packages/shared',
  'packages/contract',
  'packages/pay',
  'compat/api/shared.txt',
  'compat/api/contract.txt',
  'packages/federation/src/build/needs',
  'packages/federation/src/build/rspack',
  'packages/federation/src/build/manifest',
  'packages/federation/src/build/prerender',
  'packages/federation/src/base/define-remote.ts',
  'packages/federation/src/base/integrity.ts',
  'packages/federation/src/base/shared-modules.ts',
  'packages/federation/src/registry/route-owners.ts',
  'packages/federation/src/registry/serve/page.ts',
];

const MADE = /(^|\/)(node_modules|dist|\.cache|\.tests)(\/|$)/;
const TEST = /\.test\.tsx?$/;

async function filesUnder(place: string): Promise<string[]> {
  const full = path.join(ROOT, place);
  const entries = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(full) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !MADE.test(file))
    .sort();
}

/** Digests of a file or folder, with and without its tests. */
async function digestOf(place: string): Promise<{ all: string; withoutTests: string }> {
  const hash = createHash('sha256');
  // Files are read synchronously, one by one: for many small files this is three times as fast as parallel reads, and each start waits for
  // the result.
  const withoutTests = createHash('sha256');
  for (const file of await filesUnder(place)) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(file).update(content);
    if (!TEST.test(file)) withoutTests.update(file).update(content);
  }
  return { all: hash.digest('hex'), withoutTests: withoutTests.digest('hex') };
}

/** Caches results, so that files common to all packages are read once per run. */
function onceFor<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    known.set(key, result);
    return result;
  };
}
let digests = onceFor(digestOf);

/** Clears the cache, so that files saved since are read again. */
export const forgetDigests = () => {
  digests = onceFor(digestOf);
};

async function combined(places: readonly string[], of: 'all' | 'withoutTests'): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const digest of await Promise.all(places.map((place) => digests(place)))) hash.update(digest[of]);
  return hash.digest('hex');
}

/**
 * A digest of all inputs of a build, with the content that each had when it was first read in this run.
 * @param places files and folders under the root
 */
export const fingerprint = (places: readonly string[]): Promise<string> => combined(places, 'withoutTests');

/** Like `fingerprint`, but includes the tests in `places`. */
export const testFingerprint = (places: readonly string[]): Promise<string> => combined(places, 'all');

/** Files and folders that the shell or a remote is built from. */
export const sourcesOf = (name: string): string[] => [name === 'shell' ? 'shell' : `remotes/${name}`, ...COMMON];

/** The fingerprint of the shell or a remote. */
export const packageFingerprint = (name: string) => fingerprint(sourcesOf(name));

/** The fingerprint of the shell and all remotes together. */
export const singleFingerprint = () => fingerprint(['shell', 'remotes', ...COMMON]);

/** The file next to a build output that holds the fingerprint of its inputs. */
export const markOf = (name: string) => path.join(outputOf(name), '.built');

export const builtFrom = (mark: string): string | null => (existsSync(mark) ? readFileSync(mark, 'utf8') : null);
