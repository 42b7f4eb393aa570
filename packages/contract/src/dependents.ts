import { oneOf, optional } from './rules';

/** The choices for future shifts when a record they depend on ends: they become drafts without a worker, or are cancelled. */
export const DEPENDENT_CHOICES = ['release', 'cancel'] as const;

/**
 * The choice, as field `shifts` of a call that ends something. Without it, the call is refused if there is something to choose, with
 * `LeavesDependents` as `data`.
 * @example
 * ```ts
 * import { dependentChoice } from '@careloom/contract/dependents';
 * import { id } from '@careloom/contract/rules';
 * import { z } from '@careloom/contract/schema';
 *
 * export const archiveBody = z.object({ id: id(), dependents: dependentChoice() });
 * ```
 */
export const dependentChoice = () => optional(oneOf(DEPENDENT_CHOICES));
