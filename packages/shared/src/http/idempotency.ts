import type { Call } from '@careloom/contract/call';

/** Keys of calls that have no answer yet, by call and input. */
const unanswered = new Map<string, string>();

/**
 * The key by which the server recognizes a repeated create call. The same call with the same input keeps its key until it is answered, so
 * that a retry after a lost connection creates nothing twice.
 */
export function idempotencyKey(call: Call, input: object): string | null {
  if (call.method !== 'POST' || call.access === 'public') return null;
  const known = fingerprint(call, input);
  const key = unanswered.get(known) ?? randomKey();
  unanswered.set(known, key);
  return key;
}

/** Forgets the key once the call was answered, successfully or not: the next call is a new one. */
export const settleIdempotency = (call: Call, input: object) => void unanswered.delete(fingerprint(call, input));

const fingerprint = (call: Call, input: object) =>
  `${call.id} ${JSON.stringify(input, (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))}`;

/** `crypto.randomUUID` exists in secure contexts only, and a house's tablet may open the product over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
