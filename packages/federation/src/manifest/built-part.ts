import type { RemoteConfig } from '../define-remote';

/**
 * What of a remote's description its app can really show. An address whose page is not built yet stays the remote's (nobody else
 * may claim it) but is not announced: it answers as a page that does not exist, and no menu leads to it.
 * @param pages names of the routes that the app has a page for
 */
export function builtPart(config: RemoteConfig, pages: ReadonlySet<string>): RemoteConfig {
  const routes = config.routes.filter(({ name, redirect }) => pages.has(redirect ?? name));
  const names = new Set<string>(routes.map(({ name }) => name));
  return { ...config, routes, menu: config.menu.filter(({ route }) => names.has(route)) };
}
