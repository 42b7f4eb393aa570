import { session } from '@careloom/shared/session';
import { ASSETS, FILES } from '../../service-worker/offline/caches';
import { mayPrefetch, connection } from '../federation/prefetch';
import { loadSource } from '../federation/load-module';
import { useRegistry } from '../registry/registry';

const SERVICE_WORKER = '/service-worker.js';

/** Shared modules that a worker does not need offline: charts, and the second factor. */
const NOT_FOR_WORKERS = ['@careloom/shared/charts', '@careloom/shared/second-factor'];

/** The files that this page loaded before the service worker could cache them. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}${ASSETS}`) && !url.includes('?'));

/** Whether all files that the user may open are cached ahead. A worker is often offline; for other roles, only opened files are cached. */
const isWorker = () => session().user?.user_type === 'worker' && mayPrefetch(connection());

/** The files of the first pages of remotes that a worker may open. */
function filesOfWorker(): string[] {
  const { permissions } = session();
  if (!isWorker()) return [];
  return useRegistry.getState().remotes.flatMap(({ entry, manifest, preload = {} }) => {
    const own = manifest.routes.filter(
      ({ area, permission }) => (area === 'worker' || area === 'shared') && (permission === null || permissions.includes(permission)),
    );
    if (own.length === 0) return [];
    return [entry, ...own.flatMap(({ name }) => (preload[name] ?? []).map(({ href }) => href))];
  });
}

/** Registers the service worker, and passes it the files that are not cached yet. Files of other origins are left to the browser. */
export async function keepProduct(ownPages: readonly (() => Promise<unknown>)[]): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' });
  await navigator.serviceWorker.ready;
  if (isWorker()) {
    await (await loadSource()).loadShared(NOT_FOR_WORKERS);
    for (const load of ownPages) await load();
  }
  const files = await caches.open(FILES);
  const kept = new Set((await files.keys()).map(({ url }) => url));
  const wanted = [...loadedFiles(), ...filesOfWorker()].map((href) => new URL(href, location.origin));
  for (const { origin, href } of wanted) {
    if (origin !== location.origin || kept.has(href)) continue;
    kept.add(href);
    const response = await fetch(href, { priority: 'low' });
    if (response.ok) await files.put(href, response);
  }
}
