import { z } from './schema';

/**
 * `data` of a 422 by which a call that ends a record asks for a choice (`dependents.ts`): the number of future shifts, drafts and
 * pending expenses affected.
 * @example
 * ```ts
 * import { leavesDependents } from '@careloom/contract/leaves-dependents';
 *
 * export function shiftsLeft(data: unknown): number {
 *   const parsed = leavesDependents.safeParse(data);
 *   return parsed.success ? parsed.data.leaves.shifts : 0;
 * }
 * ```
 */
export const leavesDependents = z.object({
  leaves: z.object({ shifts: z.number(), drafts: z.number(), expenses: z.number() }),
});
export type LeavesDependents = z.output<typeof leavesDependents>;
