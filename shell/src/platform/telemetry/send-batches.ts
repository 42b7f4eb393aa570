import { delivery } from '@careloom/contract/resources/delivery';
import { BASE_URL } from '@careloom/shared/http';
import { session } from '@careloom/shared/session';
import { batch, sizeOf, type Batch } from './batch';

const EVERY_MS = 15_000;
const TOO_MANY = 429;
const FAULT = 500;

/** Worth another try: the connection is lost, or the server is overloaded or faulty. Any other status is a refusal for good. */
const mayTakeItLater = (status: number) => status === TOO_MANY || status >= FAULT;

/**
 * Sends the batch with `keepalive`, so that it also leaves a page that is being closed. It does not use the page's HTTP client: a
 * refused batch must neither end the session nor show a message.
 */
export async function sendBatch(own: Batch = batch): Promise<void> {
  const { token } = session();
  if (token === null) return; // signed out: the batch waits within its bounds
  const taken = own.take();
  if (!taken) return;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request = { method: delivery.observe.method, keepalive: true, headers, body: JSON.stringify(taken) };
  const status = await fetch(`${BASE_URL}${delivery.observe.path}`, request).then(
    (response) => response.status,
    () => FAULT,
  );
  if (mayTakeItLater(status)) own.giveBack(taken);
  else if (status >= 400) own.lose(sizeOf(taken));
}

/** Sends every 15 s while the page is visible, and when it is left. WebKit fires only `pagehide` for a document that goes away. */
export function sendPeriodically(own: Batch = batch) {
  setInterval(() => {
    if (document.visibilityState === 'visible') void sendBatch(own);
  }, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendBatch(own);
  });
  addEventListener('pagehide', () => void sendBatch(own));
}
