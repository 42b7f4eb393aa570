import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places';

/** The annotation by which `npm test -- --affected` knows what a test depends on. */
const LOADS = 'loads';

/** For a test that builds or releases a remote, or uses the shell alone: it runs if that has changed. */
export const dependsOn = (part: string) => ({ type: LOADS, description: part });

/** For a test that loaded these. */
export const loadsAre = (names: Iterable<string>) => dependsOn([...names].sort().join(' '));

/** The version of a remote in the built product. */
const builtVersions = new Map<string, string>();

function builtVersion(remote: string): string {
  const release = path.join(ROOT, 'remotes', remote, 'dist/release.json');
  const read = () => (existsSync(release) ? (JSON.parse(readFileSync(release, 'utf8')) as { version: string }).version : '');
  if (!builtVersions.has(remote)) builtVersions.set(remote, read());
  return builtVersions.get(remote) ?? '';
}

/**
 * The file of the shell or a remote that an address loads: `settings/742.js`. A file of a build other than the product's stands for its whole package; undefined for
 * any other address.
 */
export function loadOf(pathname: string): string | undefined {
  const [, part = '', version = '', file = ''] = /^\/assets\/([^/]+)\/([^/]+)\/(.+)/.exec(pathname) ?? [];
  if (!part) return undefined;
  return decodeURIComponent(version) === builtVersion(part) ? `${part}/${file}` : part;
}
