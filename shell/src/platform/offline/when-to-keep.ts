import { whenIdle } from '../when-idle';

declare const __DEV__: boolean;

/** Milliseconds after the page has rendered, when what the user looks at has been fetched. */
const QUIET = 4_000;

/**
 * Calls back once the page is idle, where a service worker can be: a page without TLS has none, and under development nothing is kept.
 * @returns a function that stops it
 */
export function whenToKeep(begin: () => void): () => void {
  if (__DEV__ || !('serviceWorker' in navigator)) return () => undefined;
  const timer = setTimeout(() => whenIdle(begin), QUIET);
  return () => clearTimeout(timer);
}
