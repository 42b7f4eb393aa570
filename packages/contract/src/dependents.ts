import { oneOf, optional } from './rules';

/** What becomes of shifts to come when what they depend on ends: drafts without a worker, or cancelled. */
export const DEPENDENT_CHOICES = ['release', 'cancel'] as const;

/**
 * The choice as the field `shifts` of a call that ends something. Left out, such a call is refused where there is something to choose,
 * with `LeavesDependents` as its `data`.
 */
export const dependentChoice = () => optional(oneOf(DEPENDENT_CHOICES));
