import { keepPage } from './offline/kept-page';
import { onRequest } from './offline/on-request';
import { onNotificationClick } from './on-notification-click';
import { onPush } from './on-push';
import type { WorkerScope } from './worker-scope';

/**
 * The product's only service worker, served at `/service-worker.js` for all pages: it shows pushes, and opens the product without a
 * connection. It runs under the policy of files (`FILE_POLICY`): it may only fetch from its own origin.
 */
const scope = self as unknown as WorkerScope;

/** A new release replaces the old one at once: cached files have the version in their address. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), keepPage(scope)])));
scope.addEventListener('fetch', (event) => onRequest(scope, event));
scope.addEventListener('push', (event) => event.waitUntil(onPush(scope, event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(onNotificationClick(scope, event.notification.data));
});
