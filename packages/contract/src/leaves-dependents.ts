import { z } from './schema';

/**
 * `data` of a 422 with which a call that ends something asks for a choice (`dependents.ts`): the number of future shifts, drafts and
 * pending expenses affected.
 */
export const leavesDependents = z.object({
  leaves: z.object({ shifts: z.number(), drafts: z.number(), expenses: z.number() }),
});
export type LeavesDependents = z.output<typeof leavesDependents>;
