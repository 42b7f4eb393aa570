/**
 * Server state: reads are cached by their call and input, and refetched when a write or a push affects them.
 * @example
 * ```tsx
 * import { houses } from '@careloom/contract/resources/houses';
 * import { useCall, useCallMutation } from '@careloom/shared/query';
 *
 * export function FirstHouse() {
 *   const { data } = useCall(houses.list, {});
 *   const { run, pending } = useCallMutation(houses.remove);
 *   const house = data?.items[0];
 *   if (!house) return null;
 *   return (
 *     <button disabled={pending} onClick={() => void run({ id: house.id })}>
 *       Delete {house.name}
 *     </button>
 *   );
 * }
 * ```
 */
export { askAboutDependents, type DependentsChoice, type DependentsQuestion } from './ask-dependents';
export { QueryClientProvider } from '@tanstack/react-query';
export { canonical, invalidate, queryClient, resourceChanged, resourceOf } from './client';
export { keyOf, queryOf, useCall, type CallOptions } from './use-call';
export { useCallMutation, type CallMutation, type MutationOptions } from './use-call-mutation';
export { useDetail } from './use-detail';
