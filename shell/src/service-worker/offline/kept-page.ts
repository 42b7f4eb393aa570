import type { RequestEvent, WorkerScope } from '../worker-scope';
import { PAGE } from './caches';
import { forgetOtherVersions } from './kept-files';
import { offlinePage } from './offline-page';

const ADDRESS = '/kept-page.html';

/** Milliseconds to wait for the server on a weak connection, if there is a cached page to show instead. */
const PATIENCE = 6_000;

type Scope = Pick<WorkerScope, 'caches' | 'fetch'>;

async function keptPage({ caches }: Scope): Promise<Response | undefined> {
  const cache = await caches.open(PAGE);
  return cache.match(ADDRESS, { ignoreVary: true });
}

/**
 * Answers a navigation from the server, so that every release and rollback takes effect at once. If the server does not answer or fails,
 * the cached page opens the address. It names its versions, whose files are cached with it.
 */
export async function answerNavigation(scope: Scope, event: RequestEvent): Promise<Response> {
  const kept = await keptPage(scope);
  try {
    const asked = scope.fetch(event.request);
    const response = await (kept ? inTime(asked) : asked);
    if (response.status < 500) {
      event.waitUntil(keepPage(scope, response.headers.get('etag')));
      return response;
    }
    return kept ?? response;
  } catch {
    return kept ?? offlinePage();
  }
}

function inTime(asked: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_answered, reject) => {
    setTimeout(() => reject(new Error('The server did not answer in time.')), PATIENCE);
  });
  return Promise.race([asked, late]);
}

/**
 * Fetches the page to cache, unless the cached one has the same versions, and deletes the files of other versions.
 * @param etag the ETag of the page that the server has just sent; null if the response has none: nothing is cached. If omitted, the page is
 * always fetched
 */
export async function keepPage(scope: Scope, etag?: string | null): Promise<void> {
  if (etag === null) return;
  const kept = await keptPage(scope);
  if (kept && etag !== undefined && kept.headers.get('etag') === etag) return;
  try {
    const page = await scope.fetch(ADDRESS, { cache: 'no-store' });
    if (page.status !== 200) throw new Error(`${ADDRESS} answered ${page.status}`);
    const html = await page.clone().text();
    await (await scope.caches.open(PAGE)).put(ADDRESS, page);
    await forgetOtherVersions(scope, html);
  } catch (fault) {
    console.warn('The page for when there is no connection could not be kept.', fault);
  }
}
