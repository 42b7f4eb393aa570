/** Whether this browser can show pushes, and whether its user allows it. */
export type Allowed = 'unsupported' | NotificationPermission;

const WORKER = '/service-worker.js';

export const allowedHere = (): Allowed =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? Notification.permission : 'unsupported';

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSameKey = (known: ArrayBuffer | null | undefined, wanted: Uint8Array) => {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, at) => byte === wanted[at]);
};

export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks the user, then the browser's push service, for a subscription. A subscription for another key of the server is replaced.
 * @returns null if the user does not allow it
 * @throws DOMException if the browser reaches no push service
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = fromBase64Url(publicKey);
  const known = await pushManager.getSubscription();
  if (known && !isSameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Ends the browser's own subscription; the server has forgotten it already. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const known = await registration?.pushManager.getSubscription();
  await known?.unsubscribe();
}
