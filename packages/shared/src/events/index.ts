/**
 * The typed event bus between the shell and the remotes.
 * @example
 * ```tsx
 * import { raise, useSubscription } from '@careloom/shared/events';
 *
 * export function JobCount({ recount }: { recount: () => void }) {
 *   useSubscription('resource.changed@1', ({ resource }) => {
 *     if (resource === 'jobs') recount();
 *   });
 *   return <button onClick={() => raise('quick-action.opened@1', { name: 'post-a-job' })}>Post a Job</button>;
 * }
 * ```
 */
export { EventRefused, raise, subscribe, type Listener } from './bus';
export { useSubscription } from './use-subscription';

export {
  /** @deprecated Use `subscribe`. Kept for older remotes until the next major version. */
  subscribe as hear,
} from './bus';
export {
  /** @deprecated Use `useSubscription`. Kept for older remotes until the next major version. */
  useSubscription as useHear,
} from './use-subscription';
