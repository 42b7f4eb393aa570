import { whenIdle } from '../when-idle';

declare const __DEV__: boolean;

/** Milliseconds after the page has rendered, when its visible data has been fetched. */
const QUIET = 4_000;

/**
 * Calls back once the page is idle, if service workers are available. They are not available without TLS, and are off in development.
 * @returns a function that stops it
 */
export function whenToKeep(begin: () => void): () => void {
  if (__DEV__ || !('serviceWorker' in navigator)) return () => undefined;
  const timer = setTimeout(() => whenIdle(begin), QUIET);
  return () => clearTimeout(timer);
}
