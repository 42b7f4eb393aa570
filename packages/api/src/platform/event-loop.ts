import { setImmediate } from 'node:timers/promises';

/** The maximum time that other requests wait, in milliseconds. */
const STRETCH_MS = 5;

/** When other work last ran. */
let since = performance.now();

/** Yields to other requests when this work has blocked the process for more than five milliseconds. Long work awaits it often. */
export function yieldToEventLoop(): Promise<void> | undefined {
  if (performance.now() - since < STRETCH_MS) return undefined;
  return setImmediate().then(() => {
    since = performance.now();
  });
}
