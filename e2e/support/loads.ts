import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places';

/** The annotation by which `npm test -- --affected` knows what a test depends on. */
const LOADS = 'loads';

/** Of a test that builds or releases a remote, or has a shell and no remote: it runs where that has changed. */
export const dependsOn = (part: string) => ({ type: LOADS, description: part });

/** Of a test that loaded these. */
export const loadsAre = (names: Iterable<string>) => dependsOn([...names].sort().join(' '));

/** The version of a remote that the product was built with. */
const builtVersions = new Map<string, string>();

function builtVersion(remote: string): string {
  const release = path.join(ROOT, 'remotes', remote, 'dist/release.json');
  const read = () => (existsSync(release) ? (JSON.parse(readFileSync(release, 'utf8')) as { version: string }).version : '');
  if (!builtVersions.has(remote)) builtVersions.set(remote, read());
  return builtVersions.get(remote) ?? '';
}

/**
 * What an address loads of the shell or a remote: `settings/742.js`. A file of another build than the product's stands for all of its part; undefined for what is
 * of neither.
 */
export function loadOf(pathname: string): string | undefined {
  const [, part = '', version = '', file = ''] = /^\/assets\/([^/]+)\/([^/]+)\/(.+)/.exec(pathname) ?? [];
  if (!part) return undefined;
  return decodeURIComponent(version) === builtVersion(part) ? `${part}/${file}` : part;
}
