import type { Manifest } from '@careloom/contract/manifest';
import type { constructRoutes } from 'single-spa-layout';

type Layout = Exclude<Parameters<typeof constructRoutes>[0], string | Element | { childNodes: unknown }>;

/**
 * The layout of all remotes: one exact route for each pattern, so that only the owner of an address is mounted.
 * @param container a long-lived element; a selector would be queried at each event, when React may have removed its element
 */
export const layoutOf = (manifests: readonly Pick<Manifest, 'name' | 'routes'>[], container: Element): Layout => ({
  mode: 'history',
  base: '/',
  containerEl: container,
  disableWarnings: true,
  routes: manifests.flatMap(({ name, routes }) =>
    routes
      .flatMap(({ patterns }) => patterns)
      .map((path) => ({ type: 'route', path, exact: true, routes: [{ type: 'application', name }] })),
  ),
});
