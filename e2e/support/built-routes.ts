import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { ROOT } from './places';
import { ROUTE_ROWS, type RouteRow } from './routes';

/** What a built remote says that it answers. */
function namesOf(remote: string): string[] {
  const release = path.join(ROOT, 'remotes', remote, 'dist/release.json');
  if (!existsSync(release)) throw new Error(`${release} is missing: run \`npm run build\` first.`);
  const { manifest } = JSON.parse(readFileSync(release, 'utf8')) as RegistryEntry;
  return manifest.routes.map(({ name }) => name);
}

/** The shell's own screens that are specified and stand. */
const SHELL = ['dashboard', 'team-leader-dashboard', 'worker-dashboard', 'notification'];

const BUILT = new Set([...SHELL, ...readdirSync(path.join(ROOT, 'remotes')).flatMap(namesOf)]);

/** The rows of `routes.csv` whose screens this build has. */
export const BUILT_ROUTES: readonly RouteRow[] = ROUTE_ROWS.filter(({ name }) => BUILT.has(name));
