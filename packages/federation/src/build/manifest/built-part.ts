import type { RemoteConfig } from '../../base/define-remote';

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
