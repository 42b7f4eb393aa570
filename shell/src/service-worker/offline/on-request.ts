import type { RequestEvent, WorkerScope } from '../worker-scope';
import { ASSETS } from './caches';
import { answerFile } from './kept-files';
import { answerNavigation } from './kept-page';

/** Answers page navigations and asset files. API calls, sockets, downloads and other origins are left to the browser. */
export function onRequest(scope: WorkerScope, event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerNavigation(scope, event));
  // A page that failed to load a file retries with a query, to get an undamaged copy.
  else if (pathname.startsWith(ASSETS) && search === '') event.respondWith(answerFile(scope, event));
}
