import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestRoute, RegistryEntry } from '@careloom/contract/manifest';
import { ROOT } from './places';
import { ROUTE_ROWS, type RouteRow } from './routes';

/** The manifest of a built remote. */
function manifestOf(remote: string): Manifest {
  const release = path.join(ROOT, 'remotes', remote, 'dist/release.json');
  if (!existsSync(release)) throw new Error(`${release} is missing: run \`npm run build\` first.`);
  return (JSON.parse(readFileSync(release, 'utf8')) as RegistryEntry).manifest;
}

const MANIFESTS = readdirSync(path.join(ROOT, 'remotes')).map(manifestOf);

/** The shell's own screens that are specified and built. */
const SHELL = ['dashboard', 'team-leader-dashboard', 'worker-dashboard', 'notification', 'notification-preferences', 'inbox', 'delivery'];

const BUILT = new Set([...SHELL, ...MANIFESTS.flatMap(({ routes }) => routes.map(({ name }) => name))]);

/** The row of a route that only its remote knows. */
const ownRow = (owner: string, { name, path, area, title, breadcrumb, permission }: ManifestRoute): RouteRow => {
  return { name, path, area, owner, title, breadcrumb, permission: permission ?? 'none', calls: '', notes: '' };
};

/** Routes of the remotes that `routes.csv` does not have. */
const OWN = MANIFESTS.flatMap(({ name: owner, routes }) =>
  routes.filter(({ name }) => ROUTE_ROWS.every((row) => row.name !== name)).map((route) => ownRow(owner, route)),
);

/** The rows of `routes.csv` whose screens this build has, for signed-in users. */
export const BUILT_ROUTES: readonly RouteRow[] = ROUTE_ROWS.filter(({ name, area }) => BUILT.has(name) && area !== 'public');

/** Every screen of this build for signed-in users, including those that only a remote knows. */
export const BUILT_PAGES: readonly RouteRow[] = [...BUILT_ROUTES, ...OWN.filter(({ area }) => area !== 'public')];

/** The quick actions that this build has, by the key of their label. */
export const BUILT_QUICK_ACTIONS: readonly string[] = MANIFESTS.flatMap(({ quickActions }) => quickActions.map(({ label }) => label));
