import { AREA_SPELLINGS, expandPath } from '@careloom/contract/route-paths';
import type { Manifest, ManifestRoute } from '@careloom/contract/manifest';
import type { RemoteConfig, RouteConfig } from '../../base/define-remote';

/**
 * The part of a remote's configuration that can be released. An address whose page is not built yet still belongs to the remote (no other
 * may claim it), but it is left out of the manifest: it answers as not found, and no menu item links to it.
 */
export function builtPart(config: RemoteConfig): RemoteConfig {
  const built = new Set(config.routes.filter(({ page }) => page).map(({ name }) => name));
  const routes = config.routes.filter(({ name, redirect }) => built.has(redirect ?? name));
  const names = new Set<string>(routes.map(({ name }) => name));
  return { ...config, routes, menu: config.menu.filter(({ route }) => names.has(route)) };
}

/**
 * In a shared route `:type` is the area; elsewhere the route declares the allowed values. The files of a page are internal to the
 * build.
 */
function withPatterns({ page: _page, layout: _layout, tabOf: _tabOf, ...route }: RouteConfig): ManifestRoute {
  const where = route.area === 'shared' ? { type: [...AREA_SPELLINGS], ...route.where } : route.where;
  return { ...route, ...(where && { where }), patterns: expandPath(route.path, where) };
}

const present = <T>(values: readonly (T | null)[]) => [...new Set(values)].filter((value) => value !== null);

export const actsOf = (tasks: RemoteConfig['tasks'] = []) => tasks.flatMap(({ act }) => act ?? []);

/** Names of the routes that records and record actions link to. */
export const pagesOf = (records: RemoteConfig['records'] = [], acts: RemoteConfig['recordActs'] = []) => [
  ...records.flatMap(({ pages }) => pages.map(({ route }) => route)),
  ...acts.flatMap((act) => ('page' in act ? [act.page.route] : [])),
];

/** A remote's manifest: the contents of `remote.config.ts`, with route patterns and all permissions used in it. */
export function buildManifest(name: string, version: string, config: RemoteConfig): Manifest {
  const { needs, routes, menu, quickActions, slots, raises, hears, texts, tasks, records, recordActs = [] } = config;
  return {
    name,
    version,
    needs,
    routes: routes.map(withPatterns),
    menu: [...menu],
    quickActions: [...quickActions],
    slots: [...slots],
    permissions: present(
      [...routes, ...menu, ...quickActions, ...slots, ...actsOf(tasks), ...recordActs].map(({ permission }) => permission),
    ).sort(),
    raises: [...raises],
    hears: [...hears],
    ...(texts && { texts: { ...texts } }),
    ...(tasks && { tasks: [...tasks] }),
    ...(records && { records: records.map((record) => ({ ...record, pages: [...record.pages] })) }),
    ...(recordActs.length > 0 && { recordActs: [...recordActs] }),
  };
}
