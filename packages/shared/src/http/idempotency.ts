import type { Call } from '@careloom/contract/call';

/** Keys of calls that nobody has answered yet, by call and input. */
const unanswered = new Map<string, string>();

/**
 * The key by which the server knows a creating call again. The same call with the same input keeps its key until it is
 * answered: trying again after a broken line makes nothing twice.
 */
export function idempotencyKey(call: Call, input: object): string | null {
  if (call.method !== 'POST' || call.access === 'public') return null;
  const known = fingerprint(call, input);
  const key = unanswered.get(known) ?? randomKey();
  unanswered.set(known, key);
  return key;
}

/** The call was answered, one way or the other: the next one is a new one. */
export const settleIdempotency = (call: Call, input: object) => void unanswered.delete(fingerprint(call, input));

const fingerprint = (call: Call, input: object) =>
  `${call.id} ${JSON.stringify(input, (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))}`;

/** `crypto.randomUUID` exists on secure origins only, and a house's tablet may open the product by a plain address. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
