import { session } from '@careloom/shared/session';
import { ASSETS, FILES } from '../../service-worker/offline/caches';
import { mayPrefetch, connection } from '../federation/prefetch';
import { loadSource } from '../federation/load-module';
import { useRegistry } from '../registry/registry';

const SERVICE_WORKER = '/service-worker.js';

/** None of their pages has a chart or asks for a second factor without a connection. */
const NOT_FOR_WORKERS = ['@careloom/shared/charts', '@careloom/shared/second-factor'];

/** The files of this page that were fetched before the worker was there to keep them. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}${ASSETS}`) && !url.includes('?'));

/** A worker is often without reception, so all files that may be opened are cached ahead; for other roles only opened ones. */
const isWorker = () => session().user?.user_type === 'worker' && mayPrefetch(connection());

/** The first pages of remotes that a worker may open. */
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

/** Registers the service worker, and gives it the files that it has not seen. Those of other origins are left to the browser. */
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
