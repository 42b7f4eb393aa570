import { setImmediate } from 'node:timers/promises';

/** How long other requests may be kept waiting at a time. */
const STRETCH_MS = 5;

/** When the process last looked at anything else, as far as those know who breathe. */
let since = performance.now();

/** Awaited often by long work between requests of others: gives way as soon as the process has not looked at anything else for a while. */
export function breathe(): Promise<void> | undefined {
  if (performance.now() - since < STRETCH_MS) return undefined;
  return setImmediate().then(() => {
    since = performance.now();
  });
}
