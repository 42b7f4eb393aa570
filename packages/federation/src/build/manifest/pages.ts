import path from 'node:path';
import type { ModulePath, RemoteConfig, RouteConfig } from '../../base/define-remote';

/** The exports of a remote's source file, or null if it is not part of the build. */
export type ExportsOf = (file: string) => string[] | null;

type Routes = Pick<RemoteConfig, 'routes'>;

/** Path under the remote's folder, without extension. */
export const fileOf = (module: ModulePath) => path.posix.join('src', module);

/** The component of a page is named after the file: `./pages/houses-page` exports `HousesPage`. */
export const componentOf = (module: ModulePath) =>
  path.posix.basename(module).replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The parameter names of a path: `id` in `/admin/jobs/detail/:id`. */
export const paramsOf = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const isModule = (module: ModulePath | null | undefined): module is ModulePath => typeof module === 'string';

/** The modules of a route's page: the layout, then its own file. A redirect has only its layout; a page that is not built yet has none. */
export function modulesOf(route: RouteConfig, { routes }: Routes): ModulePath[] {
  if (route.page === null) return [];
  const around = routes.find(({ name }) => name === route.tabOf)?.layout;
  return [around, route.layout, route.page].filter(isModule);
}

/** A file that a route names. */
interface UsedModule {
  /** Its name in a sentence: `the page of houses`. */
  what: string;
  module: ModulePath;
}

/** Every file that the routes name. */
const usedModules = ({ routes }: Routes): UsedModule[] =>
  routes.flatMap(({ name, page, layout }) => [
    ...(isModule(layout) ? [{ what: `the layout of ${name}`, module: layout }] : []),
    ...(isModule(page) ? [{ what: `the page of ${name}`, module: page }] : []),
  ]);

/**
 * Sentences for files that the routes name but that do not exist. @param isThere called with a path under the remote's folder, without
 * extension
 */
export const missingPages = (config: Routes, isThere: (file: string) => boolean): string[] =>
  usedModules(config)
    .filter(({ module }) => !isThere(fileOf(module)))
    .map(({ what, module }) => `${what}, ${module}, needs the file ${fileOf(module)}.tsx`);

const isThere = (value: unknown) => value !== undefined;

/** Sentences for routes with no page or with both page and redirect, for missing files, and for files without their component. */
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
