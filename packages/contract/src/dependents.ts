import { oneOf, optional } from './rules';

/** What happens to future shifts when what they depend on ends: they become drafts without a worker, or are cancelled. */
export const DEPENDENT_CHOICES = ['release', 'cancel'] as const;

/**
 * The choice, as field `shifts` of a call that ends something. Without it, the call is refused if there is something to choose, with
 * `LeavesDependents` as `data`.
 */
export const dependentChoice = () => optional(oneOf(DEPENDENT_CHOICES));
