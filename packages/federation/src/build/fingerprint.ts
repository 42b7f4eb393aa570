import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputOf, ROOT } from '../workspace';

/** What every package's build depends on beside its own folder. */
const COMMON = [
  'pnpm-lock.yaml',
  'packages/shared',
  'packages/contract',
  'packages/pay',
  'packages/federation/src/rspack',
  'packages/federation/src/manifest',
  'packages/federation/src/define-remote.ts',
  'packages/federation/src/serve/page.ts',
];

const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$/;

async function filesUnder(place: string): Promise<string[]> {
  const full = path.join(ROOT, place);
  const entries = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(full) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

/**
 * A digest of everything that a build is made of.
 * @param places files and folders under the root
 */
export async function fingerprint(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const place of places) {
    for (const file of await filesUnder(place)) hash.update(file).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Of the shell or a remote. */
export const packageFingerprint = (name: string) => fingerprint([name === 'shell' ? 'shell' : `remotes/${name}`, ...COMMON]);

/** Beside what was built, the fingerprint of what it was built from. */
export const markOf = (name: string) => path.join(outputOf(name), '.built');

export const builtFrom = (mark: string): string | null => (existsSync(mark) ? readFileSync(mark, 'utf8') : null);
