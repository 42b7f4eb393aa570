import type { RemoteConfig } from '../../base/define-remote';

/**
 * What of a remote's description can be shown already. An address whose page is not built yet stays the remote's (nobody else
 * may claim it) but is not announced: it answers as a page that does not exist, and no menu leads to it.
 */
export function builtPart(config: RemoteConfig): RemoteConfig {
  const built = new Set(config.routes.filter(({ page }) => page).map(({ name }) => name));
  const routes = config.routes.filter(({ name, redirect }) => built.has(redirect ?? name));
  const names = new Set<string>(routes.map(({ name }) => name));
  return { ...config, routes, menu: config.menu.filter(({ route }) => names.has(route)) };
}
