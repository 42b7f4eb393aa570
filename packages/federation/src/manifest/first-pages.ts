import type { StatsCompilation } from '@rspack/core';
import type { RemoteConfig } from '../define-remote';
import { filesOfImport } from './read-output';

/**
 * The files that each route's first page is made of, by the route's name.
 * @param imports requests of each page, as `pageImports` found them
 * @param app files without which no page of this remote stands
 */
export const firstPages = (
  { routes }: Pick<RemoteConfig, 'routes'>,
  imports: ReadonlyMap<string, string[]>,
  stats: StatsCompilation,
  app: readonly string[],
): [route: string, files: string[]][] =>
  routes.map(({ name }) => {
    const page = (imports.get(name) ?? []).flatMap((request) => filesOfImport(stats, request));
    return [name, [...new Set([...app, ...page])]];
  });
