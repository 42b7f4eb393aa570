import { whenIdle } from '../when-idle';

declare const __DEV__: boolean;

/** Milliseconds after the page has rendered, when what the user looks at has been fetched. */
const QUIET = 4_000;

/**
 * Registers the service worker and keeps what this user needs without a connection, once the page is idle. A page without TLS has no
 * service workers, and under development nothing is kept.
 * @param ownPages of the shell that a worker may open
 * @param onKept called when the service worker is there and has the files
 * @returns a function that stops it
 */
export function startOffline(ownPages: readonly (() => Promise<unknown>)[], onKept: () => void): () => void {
  if (__DEV__ || !('serviceWorker' in navigator)) return () => undefined;
  const begin = () => {
    import('./keep-files')
      .then(({ keepProduct }) => keepProduct(ownPages))
      .then(onKept)
      .catch((fault: unknown) => console.warn('The product could not be kept for when there is no connection.', fault));
  };
  const timer = setTimeout(() => whenIdle(begin), QUIET);
  return () => clearTimeout(timer);
}
