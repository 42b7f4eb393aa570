import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, RegistryEntry } from '@careloom/contract/manifest';
import { ROOT } from './places';
import { ROUTE_ROWS, type RouteRow } from './routes';

/** What a built remote says about itself. */
function manifestOf(remote: string): Manifest {
  const release = path.join(ROOT, 'remotes', remote, 'dist/release.json');
  if (!existsSync(release)) throw new Error(`${release} is missing: run \`npm run build\` first.`);
  return (JSON.parse(readFileSync(release, 'utf8')) as RegistryEntry).manifest;
}

const MANIFESTS = readdirSync(path.join(ROOT, 'remotes')).map(manifestOf);

/** The shell's own screens that are specified and stand. */
const SHELL = ['dashboard', 'team-leader-dashboard', 'worker-dashboard', 'notification', 'inbox', 'delivery'];

const BUILT = new Set([...SHELL, ...MANIFESTS.flatMap(({ routes }) => routes.map(({ name }) => name))]);

/** The rows of `routes.csv` whose screens this build has, for people who are signed in. */
export const BUILT_ROUTES: readonly RouteRow[] = ROUTE_ROWS.filter(({ name, area }) => BUILT.has(name) && area !== 'public');

/** The routes of the remotes as they are built, with those that no other part knows. */
export const REMOTE_ROUTES = MANIFESTS.flatMap(({ routes }) => routes);

/** The quick actions that this build has, by the key of their label. */
export const BUILT_QUICK_ACTIONS: readonly string[] = MANIFESTS.flatMap(({ quickActions }) => quickActions.map(({ label }) => label));
