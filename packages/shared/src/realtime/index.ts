/**
 * The realtime connection of the signed-in user. The shell opens it; remotes only notice that their queries are refetched.
 * @example
 * ```ts
 * import { startRealtime } from '@careloom/shared/realtime';
 *
 * const stop = startRealtime(() => console.info('Another version of a remote was released.'));
 * window.addEventListener('pagehide', stop);
 * ```
 */
export { useIsOnline } from './online';
export { startRealtime } from './start-realtime';
