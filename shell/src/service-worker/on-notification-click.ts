import type { OpenTab, WorkerScope } from './worker-scope';

/** Milliseconds in which an open tab confirms that it opens the page. A tab that shows the login, or is frozen, does not answer. */
const PATIENCE = 1_000;

/** The path of an address of this product; `/` for any other value. */
function ownAddress(scope: Pick<WorkerScope, 'location'>, address: unknown): string {
  const { origin } = scope.location;
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : '/';
}

/** Asks a tab to navigate itself, so that unsaved changes are guarded and nothing is reloaded. */
function asksTab(tab: OpenTab, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), PATIENCE);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ open: address }, [port2]);
  });
}

/** Opens the page of a push: in an open tab, the focused one first, or in a new one. */
export async function onNotificationClick(scope: Pick<WorkerScope, 'clients' | 'location'>, data: unknown): Promise<void> {
  const address = ownAddress(scope, data);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [tab] = [...tabs].sort((one, other) => Number(other.focused) - Number(one.focused));
  // A tab must be focused while the click still counts as the user's.
  if (tab) await tab.focus().catch(() => undefined);
  if (!tab || !(await asksTab(tab, address))) await scope.clients.openWindow(address);
}
