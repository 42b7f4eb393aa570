import path from 'node:path';
import type { ModulePath, RemoteConfig, RouteConfig } from '../../base/define-remote';

/** Names that a source file of the remote really exports, null where it is not part of the build. */
export type ExportsOf = (file: string) => string[] | null;

type Routes = Pick<RemoteConfig, 'routes'>;

/** Under the remote's folder, without extension. */
export const fileOf = (module: ModulePath) => path.posix.join('src', module);

/** The component of a page's file has the file's name: `./pages/houses-page` exports `HousesPage`. */
export const componentOf = (module: ModulePath) =>
  path.posix.basename(module).replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Names of the parameters of a path: `id` of `/admin/jobs/detail/:id`. */
export const paramsOf = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const isModule = (module: ModulePath | null | undefined): module is ModulePath => typeof module === 'string';

/** What a route's page is made of: its layout, then its own file. Empty for a route that redirects, but for its layout, and where nothing is built yet. */
export function modulesOf(route: RouteConfig, { routes }: Routes): ModulePath[] {
  if (route.page === null) return [];
  const around = routes.find(({ name }) => name === route.tabOf)?.layout;
  return [around, route.layout, route.page].filter(isModule);
}

/** A file that a route names. */
interface UsedModule {
  /** As a sentence names it: `the page of houses`. */
  what: string;
  module: ModulePath;
}

/** Every file that the routes name. */
const usedModules = ({ routes }: Routes): UsedModule[] =>
  routes.flatMap(({ name, page, layout }) => [
    ...(isModule(layout) ? [{ what: `the layout of ${name}`, module: layout }] : []),
    ...(isModule(page) ? [{ what: `the page of ${name}`, module: page }] : []),
  ]);

/** Files that the routes name and that are not there, as sentences. @param isThere is asked for a file under the remote's folder, without extension */
export const missingPages = (config: Routes, isThere: (file: string) => boolean): string[] =>
  usedModules(config)
    .filter(({ module }) => !isThere(fileOf(module)))
    .map(({ what, module }) => `${what}, ${module}, needs the file ${fileOf(module)}.tsx`);

const isThere = (value: unknown) => value !== undefined;

/** Routes that say nothing of their page, or two things, and files that are not there or lack their component: sentences. */
export function wrongPages(config: Routes, exportsOf: ExportsOf): string[] {
  const { routes } = config;
  const undecided = routes
    .filter(({ page, redirect }) => !isThere(page) && !isThere(redirect))
    .map(({ name }) => `${name} has no page: it names a file, redirects, or has page: null as long as the page is not built`);
  const both = routes
    .filter(({ page, redirect }) => isThere(page) && isThere(redirect))
    .map(({ name }) => `${name} has a page and redirects: nobody would see the page`);
  const bare = routes
    .filter(({ name, layout }) => isThere(layout) && !routes.some(({ tabOf }) => tabOf === name))
    .map(({ name }) => `${name} has a layout and no tabs: nothing would be drawn in it`);
  const wrong = usedModules(config).flatMap(({ what, module }) => {
    const exports = exportsOf(fileOf(module));
    const wanted = componentOf(module);
    if (!exports || exports.includes(wanted)) return [];
    return [`${what}, ${module}, has to export ${wanted}; it exports ${exports.join(', ') || 'nothing'}`];
  });
  return [...undecided, ...both, ...bare, ...missingPages(config, (file) => exportsOf(file) !== null), ...wrong];
}
