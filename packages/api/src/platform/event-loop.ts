import { setImmediate } from 'node:timers/promises';

/** How long other requests may be kept waiting at a time. */
const STRETCH_MS = 5;

/** When other work last had its turn. */
let since = performance.now();

/** Lets other requests run when this work has kept the process for more than five milliseconds. Long work awaits it often. */
export function yieldToEventLoop(): Promise<void> | undefined {
  if (performance.now() - since < STRETCH_MS) return undefined;
  return setImmediate().then(() => {
    since = performance.now();
  });
}
