import { delivery } from '@careloom/contract/resources/delivery';
import { BASE_URL } from '@careloom/shared/http';
import { session } from '@careloom/shared/session';
import { batch, sizeOf, type Batch } from './batch';

const EVERY_MS = 15_000;
const TOO_MANY = 429;
const FAULT = 500;

/** The line is down, or the server is not well: another time it may take it. Anything else it has refused for good. */
const mayTakeItLater = (status: number) => status === TOO_MANY || status >= FAULT;

/**
 * Sends what has come together, with `keepalive`, so that it goes out of a page that is being closed. Not by the page's client: what
 * becomes of it is nobody's business, and a refusal must neither end a session nor put words on the page.
 */
export async function sendBatch(own: Batch = batch): Promise<void> {
  const { token } = session();
  if (token === null) return; // signed out: it waits, within its bounds
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

/** Sends every few seconds while the page is seen, and whenever it is left: WebKit says of a document that goes only `pagehide`. */
export function keepSending(own: Batch = batch) {
  setInterval(() => {
    if (document.visibilityState === 'visible') void sendBatch(own);
  }, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendBatch(own);
  });
  addEventListener('pagehide', () => void sendBatch(own));
}
