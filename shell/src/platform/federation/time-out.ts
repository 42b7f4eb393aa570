/**
 * Timeout from the request for a remote until its page or failure card is rendered, in milliseconds: registry, runtime, entry, module and
 * the page's own chunk together.
 */
export const PAGE_TIMEOUT = 10_000;

/** A timeout. It is not retried automatically: the user has waited long enough to be asked. */
export class TimeoutError extends Error {
  override readonly name = 'TooLate';
}

/** @param ms milliseconds @throws TimeoutError */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms.`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
