import type { StatsCompilation } from '@rspack/core';
import type { RemoteConfig } from '../../base/define-remote';
import { importedAs } from './app-module';
import { modulesOf } from './pages';
import { filesOfImport } from './read-output';

/**
 * The files that the first page of each route needs, by route name.
 * @param importer the file that imports the pages
 * @param app files that every page of this remote needs
 */
export const firstPages = (
  config: Pick<RemoteConfig, 'routes'>,
  stats: StatsCompilation,
  importer: string,
  app: readonly string[],
): [route: string, files: string[]][] =>
  config.routes.map((route) => {
    const page = modulesOf(route, config).flatMap((module) => filesOfImport(stats, importedAs(module), importer));
    return [route.name, [...new Set([...app, ...page])]];
  });
