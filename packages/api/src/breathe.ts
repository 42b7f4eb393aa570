import { setImmediate } from 'node:timers/promises';

/** How long other requests may be kept waiting at a time. */
const STRETCH_MS = 8;

/**
 * For long work between requests of others: what it returns is awaited often, and gives way as soon as the process has not looked
 * at anything else for a while.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
