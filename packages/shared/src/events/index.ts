/**
 * The typed event bus between the shell and the remotes.
 * @example
 * ```tsx
 * import { raise, useHear } from '@careloom/shared/events';
 *
 * export function JobCount({ recount }: { recount: () => void }) {
 *   useHear('resource.changed@1', ({ resource }) => {
 *     if (resource === 'jobs') recount();
 *   });
 *   return <button onClick={() => raise('quick-action.opened@1', { name: 'post-a-job' })}>Post a Job</button>;
 * }
 * ```
 */
export { EventRefused, hear, raise, type Listener } from './bus';
export { useHear } from './use-hear';
