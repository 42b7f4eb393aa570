import { z } from './schema';

/**
 * `data` of a 422 by which a call that ends something asks for a choice (`dependents.ts`): how many shifts to come, drafts and pending
 * expenses it would leave.
 */
export const leavesDependents = z.object({
  leaves: z.object({ shifts: z.number(), drafts: z.number(), expenses: z.number() }),
});
export type LeavesDependents = z.output<typeof leavesDependents>;
