import type { RequestEvent, WorkerScope } from '../worker-scope';
import { ASSETS, FILES } from './caches';

/** A file of a version never changes: the cached one is returned. The page checks its integrity as for any other. */
export async function answerFile({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>, event: RequestEvent): Promise<Response> {
  const { request } = event;
  const files = await caches.open(FILES);
  const kept = await files.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(files, request.url, response.clone()));
  return response;
}

/** If the device's storage is full, fewer files are cached. Open pages keep working. */
async function keep(files: Cache, url: string, response: Response) {
  try {
    await files.put(url, response);
  } catch (refused) {
    console.warn('A file could not be kept for when there is no connection.', refused);
  }
}

/** The version folder of an address: `/assets/jobs/1.0.0+a`. */
const folderOf = (url: string) =>
  new URL(url).pathname
    .split('/')
    .slice(0, ASSETS.split('/').length + 1)
    .join('/');

/** Deletes the cached files of versions that the page's HTML does not name. */
export async function forgetOtherVersions({ caches }: Pick<WorkerScope, 'caches'>, html: string): Promise<void> {
  const files = await caches.open(FILES);
  for (const { url } of await files.keys()) {
    if (!html.includes(`${folderOf(url)}/`)) await files.delete(url, { ignoreVary: true });
  }
}
